import type { Page } from 'playwright'
import { medianOf } from '../quantile-of'
import { PROJECTS_PATH } from '../server/api-client'
import { middleStops, sequenceNumberIn, stopEdits } from '../server/stop-edits'
import type { PageBench } from './page-bench'
import { upperLimitRow, withoutTarget } from './result-row'
import { signIn } from './site'

const STOP_COUNT = 10_000
const ROUNDS = 15
const MAX_PERCENT = 110

const encodings = ['compressed', 'plain'] as const

/** Reads the plan and its stops as the page does; in milliseconds. */
const openPlan = (page: Page, paths: ReadonlyArray<string>, headers: Readonly<Record<string, string>>) =>
  page.evaluate(
    async ([urls, requestHeaders]) => {
      const from = performance.now()
      const read = async (url: string): Promise<unknown> =>
        (await fetch(url, { headers: requestHeaders, cache: 'no-store' })).json()
      await Promise.all(urls.map(read))
      return performance.now() - from
    },
    [paths, headers] as const,
  )

/** What compression costs a browser beside the server: a program may unpack more slowly than a browser does. */
export const openBench: PageBench = {
  name: 'open',
  run: async ({ client, openBrowser }) => {
    const project = await client.plannedProject(STOP_COUNT, { withTimes: true })
    const { resequence } = stopEdits(client, project)
    const paths = [`${PROJECTS_PATH}/${project}`, `${PROJECTS_PATH}/${project}/stops`]
    const { page, closeVisit } = await openBrowser()
    await signIn(page, client.base)
    const times: Record<(typeof encodings)[number], number[]> = { compressed: [], plain: [] }
    const { ofCarrier1: stop } = middleStops(STOP_COUNT)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, encoding] of encodings.entries()) {
        // After an edit the answers are made again.
        await resequence(stop, sequenceNumberIn(index))
        await page.setExtraHTTPHeaders(encoding === 'plain' ? { 'accept-encoding': 'identity' } : {})
        times[encoding].push(await openPlan(page, paths, client.apiKeyHeader))
      }
    await closeVisit()
    const [compressed, plain] = [medianOf(times.compressed), medianOf(times.plain)]
    const name = `open a plan of ${STOP_COUNT.toLocaleString('en')} stops on loopback`
    return [
      withoutTarget(`${name}, compressed`, compressed, 'ms'),
      withoutTarget(`${name}, uncompressed`, plain, 'ms'),
      upperLimitRow(`${name}, compressed of uncompressed`, (100 * compressed) / plain, MAX_PERCENT, '%'),
    ]
  },
}
