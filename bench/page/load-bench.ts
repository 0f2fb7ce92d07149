import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import type { Cases } from './page-bench'
import { alone, atMost } from './result-row'

type Sent = { readonly path: string; readonly bytes: number; readonly isFirst: boolean }

/** Marks, in the page, when the first field has been painted. */
const hearFirstField = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const looking = new MutationObserver(() => {
      if (document.querySelector('input') === null) return
      looking.disconnect()
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.addEventListener('message', () => performance.mark('one can type'))
        painted.port1.start()
        painted.port2.postMessage(undefined)
      })
    })
    looking.observe(document, { childList: true, subtree: true })
  })

/** What was requested, in order, and whether that was before the first field was painted. */
const askedOn = (page: Page): Promise<ReadonlyArray<readonly [string, boolean]>> =>
  page.evaluate(() => {
    const [mark] = performance.getEntriesByName('one can type')
    const loaded = performance.getEntriesByType('resource')
    return loaded.map(({ name, startTime }) => [name, startTime < (mark?.startTime ?? Infinity)] as const)
  })

/** The size of a file as servers send it; fonts are compressed already. */
const sentFrom = async ([url, isFirst]: readonly [string, boolean]): Promise<Sent> => {
  const path = new URL(url).pathname
  const body = Buffer.from(await (await fetch(url)).arrayBuffer())
  return { path, bytes: path.endsWith('.woff2') ? body.length : gzipSync(body).length, isFirst }
}

const kilobytes = (sent: ReadonlyArray<Sent>, kind: RegExp): number =>
  sent.filter(({ path }) => kind.test(path)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/** The size of the log-in page: until one can type, and once nothing is left to load. */
export const loadCases: Cases = {
  name: 'load',
  run: async ({ desk, come }) => {
    const { page, leave } = await come()
    await hearFirstField(page)
    await page.goto(`${desk.base}/login`)
    await page.getByRole('heading', { name: 'Please login' }).waitFor()
    await page.waitForLoadState('networkidle')
    const preloaded = await page.locator('link[rel=preload][as=font]').count()
    const all = await Promise.all((await askedOn(page)).map(sentFrom))
    await leave()
    const first = all.filter(({ isFirst }) => isFirst)
    return [
      atMost('log-in, JavaScript until one can type', kilobytes(first, /\.js$/), 120, 'kB'),
      atMost('log-in, styles until one can type', kilobytes(first, /\.css$/), 15, 'kB'),
      atMost('log-in, fonts', preloaded === 0 ? NaN : kilobytes(all, /\.woff2$/), 60, 'kB'),
      alone('log-in, JavaScript once idle', kilobytes(all, /\.js$/), 'kB'),
    ]
  },
}
