import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { deferred } from '../../kit/deferred'
import { dragAboutUntil, dragOver, dropOn, preview, startDrag } from './drag-pointer'
import { findFreePin, visibleRouteLines } from './on-map'
import { openTab, toast, undoByToast, userBrowsers, visitsOf, waitForToast } from './user-browsers'

const { signInTo } = userBrowsers()

const panel = (page: Page, route: number) => page.locator(`li[data-drop-route="${route - 1}"]`)
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

const nameCell = (page: Page, name: string) => row(page, name).getByRole('link', { name, exact: true })

describe('dragging stops', () => {
  it('a stop of a list goes to a route panel for the price shown on it, and back with the toast', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [first = '', ...others] = await visitsOf(page, 1)
    await startDrag(page, nameCell(page, first))
    await preview(page).getByText(first).waitFor()
    // Held still over the link, it opens the list of the routes.
    await dragOver(page, page.getByRole('link', { name: 'Back' }))
    await panel(page, 1).getByText('Now here').waitFor()
    const best = page.locator('li[data-drop-route]').filter({ hasText: 'Best' })
    await best.waitFor()
    const place = (await best.textContent())?.match(/place (\d+)/)?.[1] ?? ''
    const route = Number(await best.getAttribute('data-drop-route')) + 1
    const spoken = new RegExp(`^Place ${place} of route ${route}, .*best$`)
    await dragAboutUntil(page, best, page.getByRole('status').filter({ hasText: spoken }))
    await dropOn(page, best)
    await waitForToast(page, `${first} from route 1 to route ${route}, place ${place}`)
    expect(await preview(page).count()).toBe(0)
    await expect.poll(() => visitsOf(page, 1)).toEqual(others)
    await undoByToast(page)
    await expect.poll(() => visitsOf(page, 1)).toEqual([first, ...others])
  })

  it('prices that arrive during a drag leave each route panel as high as it was', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [first = ''] = await visitsOf(page, 1)
    const measured = deferred<void>()
    await page.route('**/prices', async (route) => {
      await measured.promise()
      await route.continue()
    })
    const panels = page.locator('li[data-drop-route] > .rr-route-panel')
    const heights = () => panels.evaluateAll((elements) => elements.map((element) => element.clientHeight))
    await startDrag(page, nameCell(page, first))
    await dragOver(page, page.getByRole('link', { name: 'Back' }))
    await panel(page, 2).getByText('…').waitFor()
    const before = await heights()
    measured.resolve(undefined)
    await page.getByText('Best', { exact: true }).waitFor()
    expect(await heights()).toEqual(before)
    await page.mouse.up()
  })

  it('a stop of a route goes to the line between two others, with its number, its price and a spoken place', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [first = '', second = '', third = '', ...others] = await visitsOf(page, 1)
    await startDrag(page, nameCell(page, first))
    await dragOver(page, row(page, third), 0.8)
    const line = page.locator('.rr-insert')
    await line.getByText('30', { exact: true }).waitFor()
    await line.getByText(/ km · /).waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: /^Place 30 of route 1, arrival \d\d:\d\d, (plus|minus) / })
      .waitFor()
    await page.mouse.up()
    await waitForToast(page, `${first} from place 10 to place 30 of route 1`)
    await expect.poll(() => visitsOf(page, 1)).toEqual([second, third, first, ...others])
  })

  it('a pin of the map goes to a route panel, and does not pan the map', async () => {
    const { page } = await signInTo(/^Ritten/)
    const visits = await visitsOf(page, 1)
    await page.getByRole('link', { name: 'Back' }).click()
    const { pin } = await findFreePin(page, 1)
    const before = (await pin.boundingBox())?.x ?? NaN
    await startDrag(page, pin)
    await page
      .getByRole('status')
      .filter({ hasText: /^Moving · .* of route 1$/ })
      .waitFor()
    await dragOver(page, page.getByRole('heading', { level: 1 }))
    // Under the pointer a pin is a little larger.
    expect(Math.abs(((await pin.boundingBox())?.x ?? NaN) - before)).toBeLessThan(5)
    await dropOn(page, panel(page, 2))
    await waitForToast(page, / from route 1 to route 2, place \d+$/)
    await expect.poll(async () => (await visitsOf(page, 1)).length).toBe(visits.length - 1)
  })

  it('a stop without a route goes onto a pin of the map, after the stop of that pin', async () => {
    const { page } = await signInTo(/^Ritten/)
    await visitsOf(page, 1)
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('button', { name: /^none Unplanned/ }).click()
    const loose = page.locator('.rr-unplanned-stops [data-drag-stop] a').first()
    const name = (await loose.textContent()) ?? ''
    const { pin, number } = await findFreePin(page, 1)
    await startDrag(page, loose)
    await dragOver(page, pin, 0.4)
    await page.mouse.up()
    await waitForToast(page, new RegExp(` planned on route 1, place ${number + 10}$`))
    // The table cuts long names.
    const beginning = name.slice(0, 20)
    await expect.poll(async () => (await visitsOf(page, 1))[number / 10]?.startsWith(beginning)).toBe(true)
  })

  it('all selected stops go together, and the strip below the routes takes them off', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [first = '', second = '', ...others] = await visitsOf(page, 1)
    for (const name of [first, second]) await row(page, name).getByRole('checkbox').click({ force: true })
    await startDrag(page, nameCell(page, second))
    await preview(page).getByText('2 stops').waitFor()
    await dragOver(page, page.locator('[data-drop="unplanned"]').last())
    await page.mouse.up()
    await waitForToast(page, '2 stops')
    await expect.poll(() => visitsOf(page, 1)).toEqual(others)
    expect(await page.getByRole('region', { name: 'Selection' }).count()).toBe(0)
  })

  it('while a stop of route details is dragged the map shows the other routes of the day, and Escape puts it back', async () => {
    const { page } = await signInTo(/^Ritten/)
    const visits = await visitsOf(page, 1)
    await expect.poll(() => visibleRouteLines(page)).toEqual([0])
    await startDrag(page, nameCell(page, visits[0] ?? ''))
    await expect.poll(async () => (await visibleRouteLines(page)).length).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => visibleRouteLines(page)).toEqual([0])
    await page.mouse.up()
    expect(await visitsOf(page, 1)).toEqual(visits)
  })

  it('Escape, the right button and a drop beside all targets put the stop back', async () => {
    const { page } = await signInTo(/^Ritten/)
    const visits = await visitsOf(page, 1)
    const [first = '', , third = ''] = visits
    const endings = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.down({ button: 'right' }).then(() => page.mouse.up({ button: 'right' })),
      async () => {
        await dragOver(page, page.getByRole('heading', { level: 1 }))
        await page.mouse.up()
      },
    ]
    for (const end of endings) {
      await startDrag(page, nameCell(page, first))
      await dragOver(page, row(page, third))
      await end()
      await preview(page).waitFor({ state: 'detached' })
      await page.mouse.up()
      await page.getByRole('status').getByText('Put back, nothing was changed').waitFor({ state: 'attached' })
      expect(page.url()).toContain('routes/0')
    }
    expect(await toast(page).count()).toBe(0)
    expect(await visitsOf(page, 1)).toEqual(visits)
  })

  it('a locked route says who locked it, and takes no stop', async () => {
    const { page } = await signInTo(/^Ritten/)
    const visits = await visitsOf(page, 1)
    await openTab(page, 'Routes')
    await page.getByRole('button', { name: 'Lock route 2', exact: true }).click({ force: true })
    await waitForToast(page, 'Route 2 locked')
    await visitsOf(page, 1)
    await startDrag(page, nameCell(page, visits[0] ?? ''))
    await dragOver(page, page.getByRole('link', { name: 'Back' }))
    await panel(page, 2).getByText('Locked by demo').waitFor()
    await dropOn(page, panel(page, 2))
    await page.getByRole('status').getByText('Locked, nothing was changed').waitFor({ state: 'attached' })
    expect(await visitsOf(page, 1)).toEqual(visits)
  })

  it('a colleague who moves the dragged stop ends the drag', async () => {
    const { page, anotherTab } = await signInTo(/^Ritten/)
    const [first = '', ...others] = await visitsOf(page, 1)
    const colleague = await anotherTab()
    await colleague.goto(page.url())
    await colleague.getByRole('link', { name: first, exact: true }).focus()
    await startDrag(page, nameCell(page, first))
    await colleague.keyboard.press('Delete')
    await page.getByText('demo moved this stop; nothing was changed').waitFor()
    await preview(page).waitFor({ state: 'detached' })
    await page.mouse.up()
    expect(await visitsOf(page, 1)).toEqual(others)
  })
})

describe('the same edits by keys alone', () => {
  it('a stop goes to a driver without a route', async () => {
    const { page } = await signInTo(/^Ritten/)
    const [first = '', ...others] = await visitsOf(page, 1)
    await page.getByRole('link', { name: first, exact: true }).focus()
    await page.keyboard.press('v')
    const options = page.getByRole('dialog', { name: /^Move / }).getByRole('row')
    await options.filter({ hasText: 'Best' }).waitFor()
    const last = options.filter({ hasText: 'New route for driver…' })
    while ((await last.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await options.filter({ hasText: 'New route' }).first().waitFor()
    await page.keyboard.press('Enter')
    await waitForToast(page, / from route 1 to route \d+, place 10$/)
    await expect.poll(() => visitsOf(page, 1)).toEqual(others)
  })
})
