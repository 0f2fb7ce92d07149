import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { openStops } from '../screens/stops/forty-stops'

it('on a phone the row that is selected shows above the bar of the selection', async () => {
  await page.viewport(390, 844)
  await openStops()
  const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-stop]')]
  await expect.poll(() => rows().length).toBe(15)
  const lowest = rows().findLast((row) => row.getBoundingClientRect().bottom <= innerHeight)
  lowest?.querySelector<HTMLElement>('input')?.click()
  const bar = page.getByRole('region', { name: 'Selection' })
  await expect.element(bar).toBeVisible()
  const [rowBottom, barTop] = [lowest?.getBoundingClientRect().bottom, bar.element().getBoundingClientRect().top]
  expect(rowBottom).toBeLessThanOrEqual(barTop)
})

it('beside the map the list stays where it is when a stop is selected that is not in view', async () => {
  await page.viewport(1440, 600)
  const { app } = await openStops()
  const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-stop]')]
  await expect.poll(() => rows().length).toBe(15)
  rows().at(-1)?.scrollIntoView()
  const main = page.getByRole('main').element()
  const before = main.scrollTop
  expect(before).toBeGreaterThan(0)
  app.selection.toggle(rows()[0]?.dataset['stop'] ?? '')
  await expect.element(page.getByRole('region', { name: 'Selection' })).toBeVisible()
  expect(main.scrollTop).toBe(before)
})
