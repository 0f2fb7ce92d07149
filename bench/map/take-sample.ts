import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { Sample } from './metrics'
import { PAGE_URL, type BuiltPage } from './built-page'
import { longestScript } from './longest-script'
import type { StyleName } from './page/main'
import type { BaseLayer } from './page/styles/map-style'

export type Site = { readonly browser: Browser; readonly built: BuiltPage; readonly country: string }

/** Measures one style once, in new pages, so that styles do not affect each other. */
export const takeSample = async (site: Site, style: StyleName, round: number): Promise<Sample> => ({
  ...(await withPage(site, 'reduce', style, 'bare', (page, session) => measureEdits(page, session, round))),
  ...(await measurePanning(site, style, 'bare')),
})

export const withPage = async <A>(
  { browser, built, country }: Site,
  reducedMotion: 'reduce' | 'no-preference',
  style: StyleName,
  baseLayer: BaseLayer,
  action: (page: Page, session: CDPSession) => Promise<A>,
): Promise<A> => {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion })
  try {
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => console.error(`${style}: ${message}`))
    await built.serve(page, country)
    const session = await context.newCDPSession(page)
    // Counts the time that the page's own thread is at work: on a busy machine, the time
    // of the clock counts other programs, too.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(PAGE_URL)
    await page.waitForFunction(() => 'measured' in window)
    await page.evaluate(([name, layer]) => window.measured.open(name, layer), [style, baseLayer] as const)
    return await action(page, session)
  } finally {
    await context.close()
  }
}

type EditSample = Pick<Sample, 'draw' | 'toggle' | 'move' | 'heap'>

/** Includes work after the frame, such as lines painted later. */
const PAINT_WAIT_MS = 400

/** Each round uses another route and stop, so that nothing is cached from the last. */
const measureEdits = async (page: Page, session: CDPSession, round: number): Promise<EditSample> => {
  const busyTime = busyTimeOf(session, () => page.waitForTimeout(PAINT_WAIT_MS))
  const idle = await minOf(3, () => busyTime(() => page.evaluate(() => window.measured.waitForFrame())))
  const netTime = async (action: () => Promise<void>): Promise<number> => (await busyTime(action)) - idle
  const draw = await netTime(() => page.evaluate(() => window.measured.draw()))
  const heap = await heapOf(session)
  const showRoute = (route: number) => netTime(() => page.evaluate((index) => window.measured.showRoute(index), route))
  const showAll = () => netTime(() => page.evaluate(() => window.measured.showRoute(undefined)))
  // The first of each is not counted, since the browser still compiles the code.
  await showRoute(round)
  await showAll()
  const toggle = (await showRoute(round + 7)) + (await showAll())
  const move = (moveRound: number) =>
    netTime(() => page.evaluate((stepNumber) => window.measured.move(stepNumber), moveRound))
  await move(round)
  return { draw, heap, toggle, move: await move(round + 5) }
}

const minOf = async (times: number, measure: () => Promise<number>): Promise<number> => {
  let min = Infinity
  for (let attempt = 0; attempt < times; attempt += 1) min = Math.min(min, await measure())
  return min
}

const busyTimeOf =
  (session: CDPSession, waitForPaint: () => Promise<void>) =>
  async (action: () => Promise<unknown>): Promise<number> => {
    const before = await taskTimeOf(session)
    await action()
    await waitForPaint()
    return (await taskTimeOf(session)) - before
  }

const taskTimeOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
}

/** The page's whole heap, with the plan in it. */
export const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

type PanSample = Pick<Sample, 'frames' | 'task'>

export const measurePanning = (site: Site, style: StyleName, baseLayer: BaseLayer): Promise<PanSample> =>
  withPage(site, 'no-preference', style, baseLayer, panOnPage(site.browser))

/** Pans near a stop, at zoom 16 or levels further away. */
export const measurePanningNear = (site: Site, baseLayer: BaseLayer, levelsFurther: number): Promise<PanSample> =>
  withPage(site, 'no-preference', 'ours', baseLayer, async (page) => {
    await page.evaluate((levels) => window.measured.showStop(levels), levelsFurther)
    // Tiles and fonts are there.
    await page.waitForTimeout(SETTLE_MS)
    const { task, result } = await longestScript(site.browser, page, () => page.evaluate(() => window.measured.pan()))
    return { frames: result.framesASecond, task }
  })

const SETTLE_MS = 1_500

const panOnPage =
  (browser: Browser) =>
  async (page: Page): Promise<PanSample> => {
    await page.evaluate(() => window.measured.draw())
    const { task, result } = await longestScript(browser, page, () => page.evaluate(() => window.measured.panAndZoom()))
    return { frames: result.framesASecond, task }
  }
