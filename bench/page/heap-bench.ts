import type { CDPSession, Page } from 'playwright'
import type { Cases } from './page-bench'
import { atMost } from './result-row'
import { signIn } from './site'

const CHANGES = 50
const STOPS = 500

const screens = ['Routes', 'Stops', 'Drivers', 'Optimise', 'Undo history'] as const

const goOn = async (page: Page, changes: number): Promise<void> => {
  for (let at = 0; at < changes; at += 1) {
    const name = screens[at % screens.length] ?? 'Routes'
    await page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
}

/** What is still held after garbage collection, which takes a few rounds. */
const heldIn = async (session: CDPSession): Promise<number> => {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

export const heapCases: Cases = {
  name: 'heap',
  run: async ({ desk, come }) => {
    const project = await desk.planned(STOPS)
    const { page, context, leave } = await come()
    await signIn(page, desk.base)
    await page.goto(`${desk.base}/projects/${project}/(tab:routes)`)
    // Visits every screen first, so that whatever is loaded for good is loaded.
    await goOn(page, 2 * screens.length)
    const session = await context.newCDPSession(page)
    await page.waitForTimeout(1_000)
    const before = await heldIn(session)
    await goOn(page, CHANGES)
    await page.waitForTimeout(1_000)
    const after = await heldIn(session)
    await leave()
    return [atMost(`${CHANGES} changes of screen: more heap than before`, (after / before - 1) * 100, 10, '%')]
  },
}
