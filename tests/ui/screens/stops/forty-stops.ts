import { memoryServer } from '../../../kit/memory'
import type { Plan } from '../../../../src/domain/plan'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { planOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const names = Array.from({ length: 40 }, (_, index) => `Klant ${index + 1}`)

/** Forty stops, of which the first three are on a route. */
export const fortyStops = planOf(
  [aRouteTo(['Klant 1', 'Klant 2', 'Klant 3'])],
  names.map((name) => ({ ...plainFacts, id: name, customerName: name })),
)

export const openStops = async (plan: Plan = fortyStops, address = '/projects/7/(tab:stops)') => {
  const server = memoryServer({ carriers: [{ id: 7, displayName: 'Noord' }] })
  addStoredProject(server, plan)
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  return { ...testApp, address: renderApp(testApp.app, address) }
}
