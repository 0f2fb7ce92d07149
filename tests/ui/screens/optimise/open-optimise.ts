import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { memoryServer, publishJob, completeJob } from '../../../kit/memory'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const carriers = [
  { id: 7, displayName: 'Noord' },
  { id: 8, displayName: 'Zuid' },
]

/** A project with a route to two stops, and a third stop on no route. Jobs wait until the test finishes them. */
export const openOptimise = async (plan = aPlanOf([aRouteTo(['a', 'b'])], ['c']), someCarriers = carriers) => {
  const server = memoryServer({ areJobsPaused: true, carriers: someCarriers })
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  addStoredProject(server, plan)
  const currentPath = renderApp(testApp.app, '/projects/7/(tab:optimise)')
  const start = async () => {
    await page.getByRole('button', { name: 'Start' }).click()
    await expect.element(page.getByRole('progressbar')).toBeVisible()
  }
  const job = () => [...server.jobs.values()].at(-1)
  const publish = (changes: Partial<NonNullable<ReturnType<typeof job>>>) => {
    const current = job()
    if (current !== undefined) publishJob(server, { ...current, ...changes })
  }
  const complete = () => completeJob(server, job()?.id ?? '')
  const planned = () => server.projects.get('7')?.plan.routes.flatMap(({ visits }) => visits.map(({ id }) => id))
  return { ...testApp, currentPath, start, job, publish, complete, planned }
}

export const zuid = { index: 1, name: 'Zuid', carrierId: 8 }

export const status = (text: string) => page.getByRole('status').filter({ hasText: text })
