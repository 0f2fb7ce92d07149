import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { memoryServer } from '../../../kit/memory'
import { newDriver } from '../../../../src/domain/driver'
import type { AppFacade } from '../../../../src/ui/app'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { joris } from '../../../kit/delivery/joris'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

/** Opens the details of a route with these visits. */
export const openRoute = async (
  visits: ReadonlyArray<string> = ['a', 'b'],
  wrap = (app: AppFacade): AppFacade => app,
) => {
  const server = memoryServer()
  server.drivers.set('d1', { value: newDriver(joris, { id: 'd1', shortId: 'd1', createdAt: '' }), version: 1 })
  addStoredProject(server, aPlanOf([aRouteTo(visits, { index: 0, name: 'Noord', day: '2026-11-23' })]))
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  const address = renderApp(wrap(testApp.app), '/projects/7/(tab:routes/0)')
  await expect.element(page.getByRole('heading', { name: 'Details for route 1' })).toBeVisible()
  return { ...testApp, server, address, route: () => server.projects.get('7')?.plan.routes[0] }
}
