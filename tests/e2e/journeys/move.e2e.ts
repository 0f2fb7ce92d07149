import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
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
import { options, pricesRead, openRoute, moveTenSelected } from './move-steps'

const { signInTo } = userBrowsers()

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
    await moveTenSelected(page, clicks)
    expect(clicks.count()).toBeLessThanOrEqual(6)
    await expect.poll(() => visitsOf(page, 1)).toEqual(visits.slice(10))
    await undoByKey(page, /^Undone: 10 stops to route \d+$/)
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
})
