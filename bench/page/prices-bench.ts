import type { Page } from 'playwright'
import { medianOf, p95Of } from '../quantile-of'
import { stopsOnRoutes } from '../server/saved-plan'
import type { PageBench } from './page-bench'
import { upperLimitRow, withoutTarget } from './result-row'
import { signIn } from './site'
import { timeToPaint } from './time-to-paint'

const ROUTES = 100
/** The dialog loads its module in the first ones, which are not counted. */
const WARM_UPS = 3
const ROUNDS = 40
const MAX_MS = 50

/** The first price of the list; before it is known, an ellipsis stands in its place. */
const KNOWN_PRICE = '.rr-move .rr-price:not(.is-unknown)'

/** What a stop would cost on each of a hundred routes, at the best of all their places. */
export const pricesBench: PageBench = {
  name: 'prices',
  run: async ({ client, openBrowser }) => {
    const project = await client.plannedProject(stopsOnRoutes(ROUTES), { onOneDay: true, withTimes: true })
    const { page, closeVisit } = await openBrowser()
    await signIn(page, client.base)
    await page.goto(`${client.base}/projects/${project}/(tab:routes/0)`)
    const rows = page.locator('tr[data-drag-stop] a')
    await rows.first().waitFor()
    await page.waitForTimeout(1_500)
    const count = await rows.count()
    const times: number[] = []
    const callTimes: number[] = []
    for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
      await rows.nth(round % count).focus()
      await page.waitForTimeout(200)
      const painted = timeToPaint(page, 'keydown', KNOWN_PRICE)
      await page.waitForTimeout(50)
      await page.keyboard.press('v')
      const time = await painted
      if (round >= WARM_UPS) {
        times.push(time)
        callTimes.push(await lastCallMs(page))
      }
      await page.keyboard.press('Escape')
      await page.locator('.rr-move').waitFor({ state: 'detached' })
    }
    await closeVisit()
    const name = '100 routes of 50 stops: from V until their prices show, best first'
    return [
      withoutTarget(`${name}, median`, medianOf(times), 'ms'),
      upperLimitRow(`${name}, p95`, p95Of(times), MAX_MS, 'ms'),
      withoutTarget('of that until the answer has arrived, median', medianOf(callTimes), 'ms'),
      withoutTarget('of that until the answer has arrived, p95', p95Of(callTimes), 'ms'),
    ]
  },
}

/** How long the last call for prices took. */
const lastCallMs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const call = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/prices'))
    return call?.duration ?? NaN
  })
