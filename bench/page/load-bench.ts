import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import type { PageBench } from './page-bench'
import { withoutTarget, upperLimitRow } from './result-row'

type LoadedFile = { readonly path: string; readonly bytes: number; readonly isFirst: boolean }

/** Sets a mark in the page when the first field is painted. */
const markFirstField = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('input') === null) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => performance.mark('one can type'))
        channel.port1.start()
        channel.port2.postMessage(undefined)
      })
    })
    observer.observe(document, { childList: true, subtree: true })
  })

/** The requests in order, and whether each was before the first field was painted. */
const requestsOf = (page: Page): Promise<ReadonlyArray<readonly [string, boolean]>> =>
  page.evaluate(() => {
    const [mark] = performance.getEntriesByName('one can type')
    const loaded = performance.getEntriesByType('resource')
    return loaded.map(({ name, startTime }) => [name, startTime < (mark?.startTime ?? Infinity)] as const)
  })

/** The size of a file as sent; fonts are compressed already. */
const loadedFileOf = async ([url, isFirst]: readonly [string, boolean]): Promise<LoadedFile> => {
  const path = new URL(url).pathname
  const body = Buffer.from(await (await fetch(url)).arrayBuffer())
  return { path, bytes: path.endsWith('.woff2') ? body.length : gzipSync(body).length, isFirst }
}

const kilobytes = (files: ReadonlyArray<LoadedFile>, kind: RegExp): number =>
  files.filter(({ path }) => kind.test(path)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/** The size of the log-in page: until its field is ready, and when idle. */
export const loadBench: PageBench = {
  name: 'load',
  run: async ({ client, openBrowser }) => {
    const { page, closeVisit } = await openBrowser()
    await markFirstField(page)
    await page.goto(`${client.base}/login`)
    await page.getByRole('heading', { name: 'Please login' }).waitFor()
    await page.waitForLoadState('networkidle')
    const preloaded = await page.locator('link[rel=preload][as=font]').count()
    const files = await Promise.all((await requestsOf(page)).map(loadedFileOf))
    await closeVisit()
    const beforeFirstField = files.filter(({ isFirst }) => isFirst)
    return [
      upperLimitRow('log-in, JavaScript until one can type', kilobytes(beforeFirstField, /\.js$/), 120, 'kB'),
      upperLimitRow('log-in, styles until one can type', kilobytes(beforeFirstField, /\.css$/), 15, 'kB'),
      upperLimitRow('log-in, fonts', preloaded === 0 ? NaN : kilobytes(files, /\.woff2$/), 60, 'kB'),
      withoutTarget('log-in, JavaScript once idle', kilobytes(files, /\.js$/), 'kB'),
    ]
  },
}
