import { describe, expect, it } from 'vitest'
import { waitUntilStill } from '../axe-violations'
import { isReachable, middleOf, touchBrowsers } from './touch-steps'
import { openProject, visitsOf } from './user-browsers'

const { signIn, openStops } = touchBrowsers()

describe('a tablet of 768 px', () => {
  it('the buttons of a row stand within it', async () => {
    const { page } = await signIn()
    await page.setViewportSize({ width: 768, height: 1024 })
    await openProject(page, /^Ritten/)
    await visitsOf(page, 1)
    const row = page.locator('tr[data-stop]').nth(3)
    const { y: top, height } = (await row.boundingBox()) ?? { y: NaN, height: NaN }
    const middles = await Promise.all((await row.getByRole('button').all()).map(middleOf))
    expect(middles.map(({ y }) => y > top && y < top + height)).toEqual([true, true])
  })
})

describe('narrow touch screens', () => {
  it('the stops of the list and of a route fit phones of 390 to 320 px', async () => {
    const widths = [390, 375, 360, 320]
    const page = await openStops(390, 800)
    const overflows = async () => {
      const found: Array<readonly [width: number, overflow: number]> = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await waitUntilStill(page)
        const table = page.locator('.rr-table-wrap')
        found.push([width, await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)])
      }
      return found
    }
    const fitAll = widths.map((width) => [width, 0])
    expect(await overflows()).toEqual(fitAll)
    await page.goto(page.url().replace(/\(tab:.*\)/, '(tab:routes/1)'))
    await page.locator('tr[data-stop]').nth(5).waitFor()
    expect(await overflows()).toEqual(fitAll)
  })
})

describe('screens of little height', () => {
  it('at 640 by 400 and at 320 by 256 px the map covers nothing, and each list has space', async () => {
    const page = await openStops(640, 400)
    const sizes = [
      { width: 640, height: 400 },
      { width: 320, height: 256 },
    ]
    for (const size of sizes) {
      await page.setViewportSize(size)
      await waitUntilStill(page)
      expect([size, await isReachable(page.locator('.rr-project__name'))]).toEqual([size, true])
    }
    for (const tab of ['optimise', 'stops/import', 'routes']) {
      await page.goto(page.url().replace(/\(tab:.*\)/, `(tab:${tab})`))
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const size of sizes) {
        await page.setViewportSize(size)
        await waitUntilStill(page)
        const listHeight = await page.locator('.rr-content').evaluate((list) => list.clientHeight)
        expect([tab, size, listHeight >= 130]).toEqual([tab, size, true])
      }
    }
  })
})
