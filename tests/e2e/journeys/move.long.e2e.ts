import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { waitForStillMap } from '../../screens/page-steps'
import { findFreePin } from './on-map'
import { counted, openTab, undoByKey, visitsOf, waitForToast, userBrowsers } from './user-browsers'
import { options, pricesRead, openRoute, moveTenSelected } from './move-steps'

const { signInTo } = userBrowsers()

/** Draws a lasso around the pins furthest to the left. */
const drawAroundLeftmostPins = async (page: Page, count: number): Promise<void> => {
  await waitForStillMap(page)
  const corners = await page.getByRole('region', { name: 'Map', exact: true }).evaluate((map, pinCount) => {
    const { left, top, bottom } = map.getBoundingClientRect()
    const tips = [...map.querySelectorAll('[data-pin]')]
      .filter((pin) => pin.checkVisibility())
      .map((pin) => pin.getBoundingClientRect())
      .map((box) => box.left + box.width / 2)
      .toSorted((one, other) => one - other)
    const right = ((tips[pinCount - 1] ?? 0) + (tips[pinCount] ?? innerWidth)) / 2
    return [
      [right, top + 4],
      [right, bottom - 4],
      [left + 4, bottom - 4],
      [left + 4, top + 4],
    ] as const
  }, count)
  await page.mouse.move(...corners[0])
  await page.mouse.down()
  for (const corner of corners.slice(1)) await page.mouse.move(corner[0], corner[1], { steps: 5 })
  await page.mouse.up()
}

describe('moving stops by hand', () => {
  it('ten stops inside a lasso go to another route in six clicks', async () => {
    const { page } = await signInTo(/^Ritten/)
    const visits = await openRoute(page, 1)
    const clicks = counted()
    const bar = page.getByRole('region', { name: 'Selection' })
    await clicks.step(page.getByRole('button', { name: 'Select with a lasso' }).click())
    await clicks.step(drawAroundLeftmostPins(page, 10))
    await bar.getByText('10 stops selected').waitFor()
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(10)
    await moveTenSelected(page, clicks)
    expect(clicks.count()).toBeLessThanOrEqual(6)
    await expect.poll(async () => (await visitsOf(page, 1)).length).toBe(visits.length - 10)
    await undoByKey(page)
    await expect.poll(() => visitsOf(page, 1)).toEqual(visits)
  })

  it('pins on the map are selected and moved by keys alone', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [first = '', second = '', ...others] = await openRoute(page, 1)
    await page.keyboard.press('m')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.getByRole('status').getByText('1 stop selected').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.getByRole('status').getByText('2 stops selected').waitFor()
    expect(await page.locator('[data-pin]:focus').getAttribute('aria-label')).toMatch(/, selected$/)
    await page.keyboard.press('v')
    await pricesRead(page)
    if ((await options(page).first().textContent())?.includes('Now here') === true)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await waitForToast(page, /^2 stops to route \d+$/)
    await expect.poll(() => visitsOf(page, 1)).toEqual(others)
    await undoByKey(page)
    await expect.poll(() => visitsOf(page, 1)).toEqual([first, second, ...others])
  })

  it('the window of a stop on the map moves it in three clicks, and gets the focus back', async () => {
    const { page } = await signInTo(/^Ritten/)
    const visits = await openRoute(page, 1)
    const { pin, name } = await findFreePin(page, 1)
    const others = visits.filter((visit) => visit !== name)
    expect(others).toHaveLength(visits.length - 1)
    const clicks = counted()
    await clicks.step(pin.click())
    const move = page.locator('.leaflet-popup').getByRole('button', { name: 'Move to…' })
    await clicks.step(move.click())
    await pricesRead(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => move.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await pricesRead(page)
    await clicks.step(options(page).filter({ hasNotText: 'Now here' }).first().click())
    expect(clicks.count()).toBeLessThanOrEqual(3)
    await expect.poll(() => visitsOf(page, 1)).toEqual(others)
    await undoByKey(page)
    await expect.poll(() => visitsOf(page, 1)).toEqual(visits)
  })

  it('the keys alone choose a place on a route', async () => {
    const { page } = await signInTo(/^Ritten/)
    await openTab(page, 'Stops')
    const visits = await openRoute(page, 1)
    await page.getByRole('link', { name: visits[0] ?? '', exact: true }).focus()
    await page.keyboard.press('v')
    await pricesRead(page)
    await page.keyboard.type('2')
    await expect.poll(() => options(page).count()).toBeGreaterThan(0)
    await page.getByRole('combobox', { name: 'Route or driver' }).fill('')
    while ((await options(page).and(page.locator('[aria-selected=true]')).textContent())?.includes('Now here') === true)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await options(page).getByText('Place 10', { exact: true }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await waitForToast(page, new RegExp(`^${visits[0] ?? ''} from route 1 to route \\d+, place 20$`))
  })
})
