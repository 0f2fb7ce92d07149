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
