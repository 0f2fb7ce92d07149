import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { startDrag } from './drag-pointer'
import { toast, userBrowsers, waitForToast } from './user-browsers'

const { signInTo } = userBrowsers()

const grid = (page: Page) => page.getByRole('grid', { name: /^Timeline/ })
const barsOf = (page: Page, route: number) =>
  grid(page)
    .locator(`[data-route="${route - 1}"]`)
    .getByRole('gridcell')

/** The names of the stops of a route, in the order of their bars. */
const namesOn = async (page: Page, route: number): Promise<ReadonlyArray<string>> => {
  const labels = await barsOf(page, route).evaluateAll((bars) =>
    bars.map((bar) => bar.getAttribute('aria-label') ?? ''),
  )
  return labels.map((label) => label.split(', ')[1] ?? '')
}

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.split(', ')[1] ?? '')

/** The numbers of two routes that stand one above the other. */
const firstTwoRoutes = async (page: Page): Promise<readonly [number, number]> => {
  const indexes = await grid(page)
    .locator('[data-route]')
    .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-route'))))
  const [first = 0, second = 0] = indexes.toSorted((one, other) => one - other)
  return [first + 1, second + 1]
}

describe('the timeline', () => {
  it('by pointer: it opens, two stops are selected and go to another route, and Undo brings them back', async () => {
    const { page } = await signInTo(/^Ritten/)
    await page.getByRole('button', { name: 'Timeline', exact: true }).click()
    await barsOf(page, 1).first().waitFor()
    const [first] = await firstTwoRoutes(page)
    const names = await namesOn(page, first)
    await barsOf(page, first).nth(0).click()
    await barsOf(page, first)
      .nth(1)
      .click({ modifiers: ['Control'] })
    const bar = page.getByRole('region', { name: 'Selection' })
    await bar.getByText('2 stops selected').waitFor()
    await bar.getByRole('button', { name: 'Move to…' }).click()
    const dialog = page.getByRole('dialog', { name: /^Move 2 stops to/ })
    await dialog.getByText(/^Best( other)?$/).waitFor()
    await dialog.getByRole('row').filter({ hasNotText: 'Now here' }).first().click()
    await waitForToast(page, /^2 stops to route \d+$/)
    await expect.poll(() => namesOn(page, first)).toEqual(names.slice(2))
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => namesOn(page, first)).toEqual(names)
  })

  it('by pointer: a bar is dragged onto another route, whose row shows the price before', async () => {
    const { page } = await signInTo(/^Ritten/)
    await page.getByRole('button', { name: 'Timeline', exact: true }).click()
    await barsOf(page, 1).first().waitFor()
    const [first, second] = await firstTwoRoutes(page)
    const [stop = '', ...others] = await namesOn(page, first)
    await startDrag(page, barsOf(page, first).first())
    const row = grid(page).locator(`[data-route="${second - 1}"]`)
    const head = await row.getByRole('rowheader').boundingBox()
    await page.mouse.move((head?.x ?? 0) + 20, (head?.y ?? 0) - 6, { steps: 4 })
    await page.mouse.move((head?.x ?? 0) + 20, (head?.y ?? 0) + 10, { steps: 4 })
    await row.getByText(/km · .+ min/).waitFor()
    await grid(page).getByText('now here').waitFor()
    const best = grid(page)
      .locator('[data-route]')
      .filter({ has: page.locator('.rr-drop-best') })
    const bestHead = await best.getByRole('rowheader').boundingBox()
    await page.mouse.move((bestHead?.x ?? 0) + 20, (bestHead?.y ?? 0) + 10, { steps: 4 })
    // The colour of the hovered row lies below its bars.
    const layerOfColour = () =>
      best.locator('.is-over').evaluate((price) => getComputedStyle(price, '::before').getPropertyValue('z-index'))
    await expect.poll(layerOfColour).toBe('-1')
    await page.mouse.move((head?.x ?? 0) + 20, (head?.y ?? 0) + 10, { steps: 4 })
    await page.mouse.up()
    await waitForToast(page, new RegExp(`^${stop} from route ${first} to route ${second}, place \\d+$`))
    await expect.poll(() => namesOn(page, first)).toEqual(others)
  })

  it('by keyboard: a stop moves along its route, to the next route, and off it', async () => {
    const { page } = await signInTo(/^Ritten/)
    await page.keyboard.press('t')
    await grid(page).getByRole('gridcell').first().waitFor()
    const [first, second] = await firstTwoRoutes(page)
    const [stop = '', next = '', ...others] = await namesOn(page, first)
    await expect.poll(() => focusedName(page)).toBe(stop)
    await page.keyboard.press('Alt+ArrowRight')
    await expect.poll(() => namesOn(page, first)).toEqual([next, stop, ...others])
    await expect.poll(() => focusedName(page)).toBe(stop)
    await page.keyboard.press('Alt+ArrowDown')
    await waitForToast(page, new RegExp(`^${stop} from route ${first} to route ${second}, place \\d+$`))
    await expect.poll(() => namesOn(page, first)).toEqual([next, ...others])
    expect(await namesOn(page, second)).toContain(stop)
    await expect.poll(() => focusedName(page)).toBe(stop)
    await page.keyboard.press('Delete')
    await waitForToast(page, `${stop} taken out of route ${second}`)
    await expect.poll(async () => (await namesOn(page, second)).includes(stop)).toBe(false)
    await expect.poll(() => focusedName(page)).not.toBe('')
    await page.keyboard.press('t')
    await grid(page).waitFor({ state: 'detached' })
  })
})
