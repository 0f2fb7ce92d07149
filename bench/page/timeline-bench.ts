import type { Page } from 'playwright'
import { p95Of } from '../quantile-of'
import { stopsOnRoutes } from '../server/saved-plan'
import type { PageBench } from './page-bench'
import { upperLimitRow, withoutTarget } from './result-row'
import { signIn } from './site'
import { countThreadTime, type ThreadTime } from './thread-time'

const ROUTES = 100
const FRAMES = 240
const PIXELS_PER_FRAME = 20
/** a sixtieth of a second */
const FRAME_MS = 16

type FrameTimes = { readonly script: ReadonlyArray<number>; readonly task: ReadonlyArray<number> }

/** Scrolls down and up, and measures each frame until the next one has begun. */
const scrollFrames = async (page: Page, readTime: () => Promise<ThreadTime>): Promise<FrameTimes> => {
  const [script, task]: [number[], number[]] = [[], []]
  let before = await readTime()
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const step = frame < FRAMES / 2 ? PIXELS_PER_FRAME : -PIXELS_PER_FRAME
    await page.evaluate(
      (pixels) =>
        new Promise((resolve) => {
          document.querySelector('[role="grid"]')?.scrollBy(0, pixels)
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
      step,
    )
    const after = await readTime()
    script.push(after.script - before.script)
    task.push(after.task - before.task)
    before = after
  }
  return { script, task }
}

/** What a frame costs the main thread while the timeline of a hundred routes of fifty stops scrolls. */
export const timelineBench: PageBench = {
  name: 'timeline',
  run: async ({ client, openBrowser }) => {
    const project = await client.plannedProject(stopsOnRoutes(ROUTES), { onOneDay: true, withTimes: true })
    const { page, context, closeVisit } = await openBrowser()
    await signIn(page, client.base)
    await page.goto(`${client.base}/projects/${project}/(tab:routes)`)
    await page.getByRole('heading', { level: 1, name: 'Routes' }).waitFor()
    await page.getByRole('button', { name: 'Timeline', exact: true }).click()
    await page.getByText(/^rows 1–\d+ of 100$/).waitFor()
    await page.getByRole('button', { name: 'Whole height' }).click()
    await page.waitForTimeout(1_000)
    const session = await context.newCDPSession(page)
    const { script, task } = await scrollFrames(page, await countThreadTime(session))
    await closeVisit()
    return [
      upperLimitRow(
        '100 routes of 50 stops: a frame of the timeline while it scrolls, script, p95',
        p95Of(script),
        8,
        'ms',
      ),
      upperLimitRow(
        '100 routes of 50 stops: the same with styles, layout and painting, p95',
        p95Of(task),
        FRAME_MS,
        'ms',
      ),
      withoutTarget('100 routes of 50 stops: the same at worst', Math.max(...task), 'ms'),
    ]
  },
}
