import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { waitForStillMap } from '../../screens/page-steps'
import { findFreePin } from './on-map'
import {
  counted,
  openStop,
  openTab,
  undoByKey,
  undoByToast,
  visitsOf,
  waitForToast,
  userBrowsers,
} from './user-browsers'

const { signInTo } = userBrowsers()

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Move / })
const options = (page: Page) => dialog(page).getByRole('row')

/** Waits until the routes are in the order of their prices. */
const pricesRead = (page: Page) =>
  dialog(page)
    .getByText(/^Best( other)?$/)
    .waitFor()

const openRoute = async (page: Page, route: number): Promise<ReadonlyArray<string>> => {
  const visits = await visitsOf(page, route)
  await page.getByRole('table', { name: `Activities of route ${route}` }).waitFor()
  return visits
}

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

const pressDown = (page: Page) => Promise.all([page.keyboard.down('ArrowDown'), page.keyboard.up('ArrowDown')])

describe('moving stops by hand', () => {
  it('one stop goes to the best route in three clicks, and back with the toast', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [first = '', ...others] = await openRoute(page, 1)
    const clicks = counted()
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: first, exact: true }) })
    await row.hover()
    await clicks.step(row.getByRole('button', { name: `Edit ${first}` }).click())
    await clicks.step(page.getByRole('menuitem', { name: 'Move to…' }).click())
    await pricesRead(page)
    const other = options(page).filter({ hasNotText: 'Now here' }).first()
    await clicks.step(other.click())
    expect(clicks.count()).toBeLessThanOrEqual(3)
    await waitForToast(page, new RegExp(`^${first} from route 1 to route \\d+, place \\d+$`))
    await expect.poll(() => visitsOf(page, 1)).toEqual(others)
    await undoByToast(page)
    await expect.poll(() => visitsOf(page, 1)).toEqual([first, ...others])
  })

  it('one stop goes to another route by at most six keys', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [first = '', ...others] = await openRoute(page, 1)
    const keys = counted()
    await page.getByRole('link', { name: first, exact: true }).focus()
    await keys.step(page.keyboard.press('v'))
    await pricesRead(page)
    const isHere = (await options(page).first().textContent())?.includes('Now here') === true
    if (isHere) await keys.step(page.keyboard.press('ArrowDown'))
    await keys.step(page.keyboard.press('Enter'))
    expect(keys.count()).toBeLessThanOrEqual(6)
    await waitForToast(page, new RegExp(`^${first} from route 1 to route \\d+, place \\d+$`))
    await expect.poll(() => visitsOf(page, 1)).toEqual(others)
  })

  it('the dialog is loaded while a stop has the focus, so that V opens it at once', async () => {
    const { page } = await signInTo(/^Ritten/)
    await openTab(page, 'Stops')
    await page.mouse.move(2, 2)
    await page.reload()
    const stop = page.getByRole('table').getByRole('link').first()
    await stop.waitFor()
    const moduleOfEdits = (): Promise<boolean> =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/move-[^/]*\.js$/.test(name)))
    expect(await moduleOfEdits()).toBe(false)
    await stop.focus()
    await expect.poll(moduleOfEdits).toBe(true)
  })

  it('ten stops go to another route in six clicks', async () => {
    const { page } = await signInTo(/^Ritten/)
    const visits = await openRoute(page, 1)
    const clicks = counted()
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
    const ten = visits.slice(0, 10)
    await clicks.step(box(ten[0] ?? '').click({ force: true }))
    await clicks.step(box(ten[9] ?? '').click({ force: true, modifiers: ['Shift'] }))
    const bar = page.getByRole('region', { name: 'Selection' })
    await bar.getByText('10 stops selected').waitFor()
    await clicks.step(bar.getByRole('button', { name: 'Move to…' }).click())
    await pricesRead(page)
    await clicks.step(options(page).filter({ hasNotText: 'Now here' }).first().click())
    expect(clicks.count()).toBeLessThanOrEqual(6)
    await waitForToast(page, /^10 stops to route \d+$/)
    await expect.poll(() => bar.count()).toBe(0)
    await expect.poll(() => visitsOf(page, 1)).toEqual(visits.slice(10))
    await undoByKey(page, /^Undone: 10 stops to route \d+$/)
    await expect.poll(() => visitsOf(page, 1)).toEqual(visits)
  })

  it('ten stops inside a lasso go to another route in six clicks', async () => {
    const { page } = await signInTo(/^Ritten/)
    const visits = await openRoute(page, 1)
    const clicks = counted()
    const bar = page.getByRole('region', { name: 'Selection' })
    await clicks.step(page.getByRole('button', { name: 'Select with a lasso' }).click())
    await clicks.step(drawAroundLeftmostPins(page, 10))
    await bar.getByText('10 stops selected').waitFor()
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(10)
    await clicks.step(bar.getByRole('button', { name: 'Move to…' }).click())
    await pricesRead(page)
    await clicks.step(options(page).filter({ hasNotText: 'Now here' }).first().click())
    expect(clicks.count()).toBeLessThanOrEqual(6)
    await waitForToast(page, /^10 stops to route \d+$/)
    await expect.poll(() => bar.count()).toBe(0)
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

  it('a stop is unplanned with one click on its page, and with Del in a list', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [first = '', second = '', ...others] = await openRoute(page, 1)
    await openStop(page, first)
    const clicks = counted()
    await clicks.step(page.getByRole('button', { name: 'Unplan' }).click())
    expect(clicks.count()).toBe(1)
    await waitForToast(page, `${first} taken out of route 1`)
    await expect.poll(() => visitsOf(page, 1)).toEqual([second, ...others])
    await page.getByRole('link', { name: second, exact: true }).focus()
    await page.keyboard.press('Delete')
    await waitForToast(page, `${second} taken out of route 1`)
    await expect.poll(() => visitsOf(page, 1)).toEqual(others)
  })

  it('Alt with the arrows moves a stop along its route as one change', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [first = '', second = '', third = '', ...others] = await openRoute(page, 1)
    await page.getByRole('link', { name: first, exact: true }).focus()
    const hint = page.getByText('Place 30 of route 1').waitFor()
    await page.keyboard.down('Alt')
    // Sent together: a slow machine answers the first press only after its move has been sent.
    await Promise.all([pressDown(page), pressDown(page)])
    await page.keyboard.up('Alt')
    await hint
    await waitForToast(page, `${first} from place 10 to place 30 of route 1`)
    await expect.poll(() => visitsOf(page, 1)).toEqual([second, third, first, ...others])
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
