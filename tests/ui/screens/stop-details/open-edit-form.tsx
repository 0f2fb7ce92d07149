import { page } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import type { FoundAddress, Lookup } from '../../../../src/domain/address'
import { stopList } from '../../../../src/domain/stop'
import type { EditableField } from '../../../../src/domain/stop-edit'
import type { AppFacade } from '../../../../src/ui/app'
import { expect } from 'vitest'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { planOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { addStoredProject } from '../../../kit/add-stored-project'
import { right } from '../../../kit/either'
import { memoryServer, memoryStopGateway } from '../../../kit/memory'
import { renderApp } from '../../../kit/render-app'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'

const plan = planOf(
  [aRouteTo(['a', 'b'], { index: 0, carrierId: 1, name: 'Noord', color: '#123456' })],
  ['a', 'b'].map((id) => ({ ...plainFacts, id, customerName: `Klant ${id}`, duration: 5, notes: 'Achterom' })),
)

/** Beside the stops. */
const addresses: ReadonlyArray<readonly [Lookup, FoundAddress]> = [
  [
    { zip: '3511AB', houseNumber: '14', houseNumberSuffix: '' },
    {
      street: 'Oude Gracht',
      houseNumber: '14',
      city: 'Utrecht',
      coordinates: { lat: 52.091, lng: 5.12 },
      isExact: true,
    },
  ],
]

export const edit = page.getByRole('button', { name: 'Edit Klant b' })
export const field = (name: string) => page.getByRole('textbox', { name, exact: true })
export const button = (name: string) => page.getByRole('button', { name })

/** The form of a stop of two; `Piet` is a colleague. */
export const openForm = async (wrap = (app: AppFacade): AppFacade => app) => {
  const server = memoryServer({ addresses })
  addStoredProject(server, plan)
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  const app = wrap(testApp.app)
  const address = renderApp(app, '/projects/7/(tab:stops/b)')
  await edit.click()
  await expect.element(field('Customer name')).toHaveFocus()
  const factsOf = (id: string) => app.plan.store.plan && stopList.get(app.plan.store.plan.stops, id)?.facts
  const colleague = { ...server, username: 'Piet' }
  const colleagueSets = async (name: EditableField, was: unknown, now: unknown) =>
    right(await memoryStopGateway(colleague).edit('7', 'b', [{ field: name, was, now }])())
  return { app, server, colleague, address, factsOf, colleagueSets }
}
