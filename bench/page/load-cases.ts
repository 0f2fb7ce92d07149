import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import type { Cases } from './cases'
import { alone, atMost } from './found'

type Sent = { readonly path: string; readonly bytes: number; readonly isFirst: boolean }

/** Hears, in the page, when the first field has been painted. */
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

/** What was asked for, in its order, and whether that was before one could type. */
const askedOn = (page: Page): Promise<ReadonlyArray<readonly [string, boolean]>> =>
  page.evaluate(() => {
    const [mark] = performance.getEntriesByName('one can type')
    const loaded = performance.getEntriesByType('resource')
    return loaded.map(({ name, startTime }) => [name, startTime < (mark?.startTime ?? Infinity)] as const)
  })

/** What a file weighs as servers send it; a font is small already. */
const sentFrom = async ([url, isFirst]: readonly [string, boolean]): Promise<Sent> => {
  const path = new URL(url).pathname
  const body = Buffer.from(await (await fetch(url)).arrayBuffer())
  return { path, bytes: path.endsWith('.woff2') ? body.length : gzipSync(body).length, isFirst }
}

const kilobytes = (sent: ReadonlyArray<Sent>, kind: RegExp): number =>
  sent.filter(({ path }) => kind.test(path)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/** What the way in weighs: until one can type, and once the page has nothing left to load. */
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
