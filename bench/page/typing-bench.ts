import type { Page } from 'playwright'
import type { Cases } from './page-bench'
import { alone, atMost } from './result-row'
import { signIn } from './site'

const STOPS = 10_000

/** As people type, mistakes included; each key waits until the one before it shows. */
const keysOf = (text: string): ReadonlyArray<string> => Array.from(text)
const taken = (times: number): ReadonlyArray<string> => new Array<string>(times).fill('Backspace')

const typed = [keysOf('bakkerij jansen 9'), taken(1), keysOf('87'), taken(2), keysOf('zz'), taken(2)].flat()

type Felt = { readonly keys: ReadonlyArray<number>; readonly longTasks: ReadonlyArray<number> }

/** Notes, in the page, how long each key took to show, and all long tasks. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const felt: { keys: number[]; longTasks: number[] } = { keys: [], longTasks: [] }
    Object.assign(window, { felt })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) felt.longTasks.push(duration)
    }).observe({ type: 'longtask' })
    document.addEventListener(
      'keydown',
      (event) => {
        requestAnimationFrame(() => {
          // This message is handled after the frame is painted.
          const painted = new MessageChannel()
          painted.port1.addEventListener('message', () => felt.keys.push(performance.now() - event.timeStamp))
          painted.port1.start()
          painted.port2.postMessage(undefined)
        })
      },
      true,
    )
  })

const feltOn = async (page: Page): Promise<Felt> => JSON.parse(await page.evaluate('JSON.stringify(window.felt)'))

export const typingCases: Cases = {
  name: 'typing',
  run: async ({ desk, come }) => {
    const project = await desk.planned(STOPS)
    const { page, leave } = await come()
    await signIn(page, desk.base)
    await page.goto(`${desk.base}/projects/${project}/(tab:stops)`)
    const search = page.getByPlaceholder('Search stops')
    await search.click()
    await page.getByText(`of 10,000`).waitFor()
    await page.waitForTimeout(2_000)
    await listen(page)
    for (const key of typed) {
      await page.keyboard.press(key)
      await page.waitForTimeout(120)
    }
    const { keys, longTasks } = await feltOn(page)
    await leave()
    const usual = keys.toSorted((one, other) => one - other)[Math.floor(keys.length / 2)] ?? NaN
    return [
      alone('10,000 stops: a key in the search, until it shows, mostly', usual, 'ms'),
      atMost('10,000 stops: a key in the search, until it shows, at worst', Math.max(...keys), 50, 'ms'),
      atMost('10,000 stops: the longest task while typing', Math.max(0, ...longTasks), 50, 'ms'),
    ]
  },
}
