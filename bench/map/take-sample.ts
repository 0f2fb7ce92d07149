import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { Sample } from './metrics'
import { ADDRESS, type BuiltPage } from './built-page'
import { longestScript } from './longest-script'
import type { StyleName } from './page/main'
import type { Ground } from './page/styles/map-style'

export type Site = { readonly browser: Browser; readonly built: BuiltPage; readonly country: string }

/** Measures one style once, in new pages, so that nothing is left of another style. */
export const sampled = async (site: Site, style: StyleName, turn: number): Promise<Sample> => ({
  ...(await onPage(site, 'reduce', style, 'bare', (page, session) => worked(page, session, turn))),
  ...(await roamedOn(site, style, 'bare')),
})

export const onPage = async <A>(
  { browser, built, country }: Site,
  reducedMotion: 'reduce' | 'no-preference',
  style: StyleName,
  ground: Ground,
  act: (page: Page, session: CDPSession) => Promise<A>,
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
    await page.goto(ADDRESS)
    await page.waitForFunction(() => 'measured' in window)
    await page.evaluate(([name, on]) => window.measured.open(name, on), [style, ground] as const)
    return await act(page, session)
  } finally {
    await context.close()
  }
}

type Worked = Pick<Sample, 'draw' | 'toggle' | 'move' | 'heap'>

/** Work after the frame, such as lines that are painted meanwhile, counts for what was asked. */
const AFTERWARDS_MS = 400

/** Each turn takes another route and another stop, so that nothing is cached from the turn before. */
const worked = async (page: Page, session: CDPSession, turn: number): Promise<Worked> => {
  const atWork = timing(session, () => page.waitForTimeout(AFTERWARDS_MS))
  const idle = await leastOf(3, () => atWork(() => page.evaluate(() => window.measured.rest())))
  const taken = async (act: () => Promise<void>): Promise<number> => (await atWork(act)) - idle
  const draw = await taken(() => page.evaluate(() => window.measured.draw()))
  const heap = await heapOf(session)
  const there = (route: number) => taken(() => page.evaluate((index) => window.measured.only(index), route))
  const back = () => taken(() => page.evaluate(() => window.measured.only(undefined)))
  // The first of each is not counted: the browser still compiles what it runs.
  await there(turn)
  await back()
  const toggle = (await there(turn + 7)) + (await back())
  const move = (step: number) => taken(() => page.evaluate((of) => window.measured.move(of), step))
  await move(turn)
  return { draw, heap, toggle, move: await move(turn + 5) }
}

const leastOf = async (times: number, measure: () => Promise<number>): Promise<number> => {
  let found = Infinity
  for (let turn = 0; turn < times; turn += 1) found = Math.min(found, await measure())
  return found
}

const timing =
  (session: CDPSession, afterwards: () => Promise<void>) =>
  async (act: () => Promise<unknown>): Promise<number> => {
    const before = await tasksOf(session)
    await act()
    await afterwards()
    return (await tasksOf(session)) - before
  }

const tasksOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
}

/** The whole heap of the page, with the plan in it. */
export const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

type Wandered = Pick<Sample, 'frames' | 'task'>

export const roamedOn = (site: Site, style: StyleName, ground: Ground): Promise<Wandered> =>
  onPage(site, 'no-preference', style, ground, roamed(site.browser))

const roamed =
  (browser: Browser) =>
  async (page: Page): Promise<Wandered> => {
    await page.evaluate(() => window.measured.draw())
    const { task, done } = await longestScript(browser, page, () => page.evaluate(() => window.measured.roam()))
    return { frames: done.framesASecond, task }
  }
