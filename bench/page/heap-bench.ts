import type { CDPSession, Page } from 'playwright'
import type { PageBench } from './page-bench'
import { upperLimitRow } from './result-row'
import { signIn } from './site'

const SCREEN_CHANGES = 50
const STOPS = 500

const screens = ['Routes', 'Stops', 'Drivers', 'Optimise', 'Undo history'] as const

const visitScreens = async (page: Page, changes: number): Promise<void> => {
  for (let index = 0; index < changes; index += 1) {
    const name = screens[index % screens.length] ?? 'Routes'
    await page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
}

/** The heap after garbage collection, which takes several rounds. */
const heapAfterGc = async (session: CDPSession): Promise<number> => {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

export const heapBench: PageBench = {
  name: 'heap',
  run: async ({ client, openBrowser }) => {
    const project = await client.plannedProject(STOPS)
    const { page, context, closeVisit } = await openBrowser()
    await signIn(page, client.base)
    await page.goto(`${client.base}/projects/${project}/(tab:routes)`)
    // Visits every screen first, so that all lazy modules are loaded.
    await visitScreens(page, 2 * screens.length)
    const session = await context.newCDPSession(page)
    await page.waitForTimeout(1_000)
    const before = await heapAfterGc(session)
    await visitScreens(page, SCREEN_CHANGES)
    await page.waitForTimeout(1_000)
    const after = await heapAfterGc(session)
    await closeVisit()
    return [
      upperLimitRow(`${SCREEN_CHANGES} changes of screen: more heap than before`, (after / before - 1) * 100, 10, '%'),
    ]
  },
}
