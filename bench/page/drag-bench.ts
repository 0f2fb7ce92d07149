import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from 'playwright'
import { p95Of } from '../quantile-of'
import type { PageBench } from './page-bench'
import { upperLimitRow, withoutTarget } from './result-row'
import { signIn } from './site'
import { countThreadTime } from './thread-time'
import { timeToPaint } from './time-to-paint'
import { traceEventsOf } from './trace-events'

const STOPS = 5_000

/** As often as a mouse reports its place. */
const MOVES_PER_SECOND = 60

/** The names of script events in a browser trace. */
const scriptEvents = new Set([
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
])

/** How long scripts run in each frame during an action, in ms of processor time. */
const scriptOfFrames = async (session: CDPSession, action: () => Promise<unknown>): Promise<ReadonlyArray<number>> => {
  const { events, pageThread } = await traceEventsOf(session, action)
  const scripts = events
    .filter(({ name, thread }) => scriptEvents.has(name) && thread === pageThread)
    .toSorted((one, other) => one.ts - other.ts)
  const frames: number[] = [0]
  let doneAt = 0
  for (const { name, ts, dur, processorMs } of scripts) {
    // Scripts within scripts are counted with them.
    if (ts < doneAt) continue
    doneAt = ts + dur
    frames[frames.length - 1] = (frames.at(-1) ?? 0) + processorMs
    if (name === 'FireAnimationFrame') frames.push(0)
  }
  return frames.slice(1)
}

/** Moves the pressed mouse up and down through a part of the page. */
const sweep = async (page: Page, x: number, seconds: number): Promise<void> => {
  for (let step = 0; step < seconds * MOVES_PER_SECOND; step += 1) {
    await page.mouse.move(x + (step % 7), 480 + 300 * Math.sin(step / 15))
    await page.waitForTimeout(1000 / MOVES_PER_SECOND)
  }
}

const DROPS = 9

/** A stop that is dragged over the rows of its route and over the panels of all routes. */
export const dragBench: PageBench = {
  name: 'drag',
  run: async ({ client, openBrowser }) => {
    const project = await client.plannedProject(STOPS, { onOneDay: true })
    const { page, context, closeVisit } = await openBrowser()
    const session = await context.newCDPSession(page)
    await signIn(page, client.base)
    const openRoute = async (): Promise<void> => {
      await page.goto(`${client.base}/projects/${project}/(tab:routes/0)`)
      await page.getByRole('table').waitFor()
      await page.waitForTimeout(1_500)
    }
    const grabStop = async (): Promise<void> => {
      await page.locator('tr[data-drag-stop] a').first().hover()
      await page.waitForTimeout(1_500)
      await page.mouse.down()
      await page.mouse.move(1200, 500, { steps: 5 })
      await page.locator('.rr-drag-preview').waitFor()
    }
    const openPanels = async (): Promise<void> => {
      const { x = 0, y = 0 } = (await page.getByRole('link', { name: 'Back' }).boundingBox()) ?? {}
      await page.mouse.move(x + 20, y + 10, { steps: 3 })
      await page.getByText('Best', { exact: true }).waitFor({ state: 'attached' })
    }
    await openRoute()
    const loadedBefore = new Set(await scriptsOf(page))
    await grabStop()
    const loaded = (await scriptsOf(page)).filter((url) => !loadedBefore.has(url))
    const sizes = await Promise.all(
      loaded.map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length),
    )
    await page.waitForTimeout(1_000)
    const rowFrames = await scriptOfFrames(session, () => sweep(page, 1200, 4))
    await openPanels()
    await page.waitForTimeout(1_000)
    const panelFrames = await scriptOfFrames(session, () => sweep(page, 1200, 4))
    await page.keyboard.press('Escape')
    await page.mouse.up()
    const drops: number[] = []
    const answers: number[] = []
    const workTimes: number[] = []
    const readTime = await countThreadTime(session)
    for (let drop = 0; drop < DROPS; drop += 1) {
      await openRoute()
      await grabStop()
      await openPanels()
      // In the middle, since the list scrolls while the pointer is at its edge.
      await page.mouse.move(1200, 500, { steps: 4 })
      await page.locator('li[data-drop-over]').waitFor()
      // The hint says where the stop is to be; the toast says what was done, and shows with the change.
      const painted = await timeToPaint(page, 'pointerup', '.rr-map-hint:not(.rr-drag-hint)')
      const answered = await timeToPaint(page, 'pointerup', '.rr-toast')
      // A pointer that rests longer opens the route.
      await page.mouse.move(1210, 500, { steps: 2 })
      await page.waitForTimeout(150)
      const before = await readTime()
      await page.mouse.up()
      drops.push(await painted())
      workTimes.push((await readTime()).task - before.task)
      answers.push(await answered())
    }
    await closeVisit()
    return [
      upperLimitRow('5,000 stops: scripts of a drag frame over rows, p95', p95Of(rowFrames), 8, 'ms'),
      upperLimitRow('5,000 stops: scripts of a drag frame over panels, p95', p95Of(panelFrames), 8, 'ms'),
      withoutTarget('5,000 stops: scripts of a drag frame over panels, at worst', Math.max(...panelFrames), 'ms'),
      upperLimitRow('5,000 stops: from a drop until it shows as pending, p95', p95Of(drops), 100, 'ms'),
      withoutTarget(
        '5,000 stops: at work on the page until then and just after, processor time, p95',
        p95Of(workTimes),
        'ms',
      ),
      withoutTarget('5,000 stops: from a drop until its change shows, p95', p95Of(answers), 'ms'),
      upperLimitRow('what edits by hand load, JavaScript', sizes.reduce((sum, size) => sum + size, 0) / 1000, 25, 'kB'),
    ]
  },
}

const scriptsOf = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
