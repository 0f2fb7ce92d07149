import { describe, expect, it } from 'vitest'
import { dragAboutUntil, dragOver, dropOn, preview, startDrag, panel, row, nameCell } from './drag-pointer'
import { findFreePin, visibleRouteLines } from './on-map'
import { undoByToast, userBrowsers, visitsOf, waitForToast } from './user-browsers'

const { signInTo } = userBrowsers()

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
})
