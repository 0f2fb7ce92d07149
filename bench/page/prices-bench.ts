import type { Page } from 'playwright'
import { medianOf, p95Of } from '../quantile-of'
import { stopsOnRoutes } from '../server/saved-plan'
import type { PageBench } from './page-bench'
import { upperLimitRow, withoutTarget } from './result-row'
import { signIn } from './site'
import { countThreadTime } from './thread-time'
import { timeToPaint } from './time-to-paint'

const ROUTES = 100
/** The dialog loads its module in the first ones, which are not counted. */
const WARM_UPS = 3
const ROUNDS = 40
const MAX_MS = 50
/** Longer than the focus rests before the prices are read ahead. */
const RESTED_MS = 250

/** The first price of the list; before it is known, an ellipsis stands in its place. */
const KNOWN_PRICE = '.rr-move .rr-price:not(.is-unknown)'

/** What a stop would cost on each of a hundred routes, at the best of all their places. */
export const pricesBench: PageBench = {
  name: 'prices',
  run: async ({ client, openBrowser }) => {
    const project = await client.plannedProject(stopsOnRoutes(ROUTES), { onOneDay: true, withTimes: true })
    const { page, context, closeVisit } = await openBrowser()
    const readTime = await countThreadTime(await context.newCDPSession(page))
    await signIn(page, client.base)
    await page.goto(`${client.base}/projects/${project}/(tab:routes/0)`)
    const rows = page.locator('tr[data-drag-stop] a')
    await rows.first().waitFor()
    await page.waitForTimeout(1_500)
    const count = await rows.count()
    /** From the key on a stop that has had the focus for this long. */
    const measure = async (focusMs: number, rounds: number): Promise<Measured> => {
      const measured: Measured = { times: [], callTimes: [], threadTimes: [] }
      for (let round = 0; round < rounds; round += 1) {
        await rows.nth(round % count).focus()
        await page.waitForTimeout(focusMs)
        const before = await readTime()
        measured.times.push(await timeOfKey(page))
        measured.threadTimes.push((await readTime()).task - before.task)
        measured.callTimes.push(await lastCallMs(page))
        await page.keyboard.press('Escape')
        await page.locator('.rr-move').waitFor({ state: 'detached' })
        // The focus returns to the row, where the prices are kept.
        await page.getByRole('link', { name: 'Back' }).focus()
      }
      return measured
    }
    await measure(0, WARM_UPS)
    const atOnce = await measure(0, ROUNDS)
    await page.reload()
    await rows.first().waitFor()
    await page.waitForTimeout(1_500)
    await measure(0, WARM_UPS)
    const rested = await measure(RESTED_MS, ROUNDS)
    await closeVisit()
    const name = '100 routes of 50 stops: from V until their prices show, best first'
    return [
      withoutTarget(`${name}, median`, medianOf(rested.times), 'ms'),
      upperLimitRow(`${name}, p95`, p95Of(rested.times), MAX_MS, 'ms'),
      withoutTarget(
        'at work on the page until then and just after, processor time, median',
        medianOf(rested.threadTimes),
        'ms',
      ),
      withoutTarget('as soon as the stop has the focus, median', medianOf(atOnce.times), 'ms'),
      upperLimitRow('as soon as the stop has the focus, p95', p95Of(atOnce.times), MAX_MS, 'ms'),
      withoutTarget(
        'at work on the page until then and just after, processor time, median',
        medianOf(atOnce.threadTimes),
        'ms',
      ),
      withoutTarget('of that until the answer has arrived, median', medianOf(atOnce.callTimes), 'ms'),
      withoutTarget('of that until the answer has arrived, p95', p95Of(atOnce.callTimes), 'ms'),
    ]
  },
}

type Measured = Readonly<Record<'times' | 'callTimes' | 'threadTimes', number[]>>

const timeOfKey = async (page: Page): Promise<number> => {
  const painted = await timeToPaint(page, 'keydown', KNOWN_PRICE)
  await page.keyboard.press('v')
  return painted()
}

/** How long the last call for prices took. */
const lastCallMs = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const call = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/prices'))
    return call?.duration ?? NaN
  })
