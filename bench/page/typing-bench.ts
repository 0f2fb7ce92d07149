import type { Page } from 'playwright'
import type { PageBench } from './page-bench'
import { withoutTarget, upperLimitRow } from './result-row'
import { signIn } from './site'

const STOPS = 10_000

/** Typed as people do, with mistakes; each key waits until the last one shows. */
const keysOf = (text: string): ReadonlyArray<string> => Array.from(text)
const backspaces = (count: number): ReadonlyArray<string> => new Array<string>(count).fill('Backspace')

const typedKeys = [
  keysOf('bakkerij jansen 9'),
  backspaces(1),
  keysOf('87'),
  backspaces(2),
  keysOf('zz'),
  backspaces(2),
].flat()

type TypingTimes = { readonly keys: ReadonlyArray<number>; readonly longTasks: ReadonlyArray<number> }

/** Records in the page how long each key takes to show, and all long tasks. */
const recordTypingTimes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const timings: { keys: number[]; longTasks: number[] } = { keys: [], longTasks: [] }
    Object.assign(window, { felt: timings })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) timings.longTasks.push(duration)
    }).observe({ type: 'longtask' })
    document.addEventListener(
      'keydown',
      (event) => {
        requestAnimationFrame(() => {
          // This message is handled after the frame is painted.
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => timings.keys.push(performance.now() - event.timeStamp))
          channel.port1.start()
          channel.port2.postMessage(undefined)
        })
      },
      true,
    )
  })

const timingsOf = async (page: Page): Promise<TypingTimes> =>
  JSON.parse(await page.evaluate('JSON.stringify(window.felt)'))

export const typingBench: PageBench = {
  name: 'typing',
  run: async ({ client, openBrowser }) => {
    const project = await client.plannedProject(STOPS)
    const { page, closeVisit } = await openBrowser()
    await signIn(page, client.base)
    await page.goto(`${client.base}/projects/${project}/(tab:stops)`)
    const search = page.getByPlaceholder('Search stops')
    await search.click()
    await page.getByText(`of 10,000`).waitFor()
    await page.waitForTimeout(2_000)
    await recordTypingTimes(page)
    for (const key of typedKeys) {
      await page.keyboard.press(key)
      await page.waitForTimeout(120)
    }
    const { keys, longTasks } = await timingsOf(page)
    await closeVisit()
    const median = keys.toSorted((first, second) => first - second)[Math.floor(keys.length / 2)] ?? NaN
    return [
      withoutTarget('10,000 stops: a key in the search, until it shows, mostly', median, 'ms'),
      upperLimitRow('10,000 stops: a key in the search, until it shows, at worst', Math.max(...keys), 50, 'ms'),
      upperLimitRow('10,000 stops: the longest task while typing', Math.max(0, ...longTasks), 50, 'ms'),
    ]
  },
}
