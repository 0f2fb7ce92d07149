import * as E from 'fp-ts/Either'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plainFacts } from '../../kit/arbitraries/stop'
import { planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import type { MoveGateway } from '../../../src/application/move'
import type { CallFailure } from '../../../src/domain/failure'
import { addStoredProject } from '../../kit/add-stored-project'
import { memoryServer } from '../../kit/memory'
import { renderApp } from '../../kit/render-app'
import { createTestApp, memoryGateways, signedInState, visser } from '../../kit/test-app'

/** The routes of the plan that is opened, each with one stop. */
export const ROUTES = 30
export const ids = Array.from({ length: ROUTES }, (_, index) => `s${index}`)

export const factsOf = (id: string) => ({ ...plainFacts, id, customerName: `Customer ${id}` })

export const plan = planOf(
  ids.map((id, index) => aRouteTo([id], { index, name: `Streek ${index + 1}` })),
  [{ ...factsOf('loose'), coordinates: undefined }, ...ids.map(factsOf)],
)

export const dialog = () => page.getByRole('dialog', { name: /^Move / })
export const options = () => dialog().getByRole('row')

/** What the answer with the prices waits for, and how it fails. */
type PricesWait = Promise<CallFailure | void>

export const openStops = async (waitForPrices: PricesWait = Promise.resolve(), openedPlan = plan) => {
  const pricedStops: string[] = []
  const server = memoryServer({ carriers: [{ id: 7, displayName: 'Noord' }] })
  addStoredProject(server, openedPlan)
  const gateways = memoryGateways(server)
  const prices: MoveGateway['prices'] = (id, query, cancelSignal) => async () => {
    if ('stops' in query) pricedStops.push(...query.stops)
    const failure = await waitForPrices
    if (failure !== undefined) return E.left(failure)
    return gateways.moves.prices(id, query, cancelSignal)()
  }
  const { app } = await createTestApp({
    browserState: signedInState(visser),
    server,
    gateways: { ...gateways, moves: { ...gateways.moves, prices } },
  })
  renderApp(app, '/projects/7/(tab:stops)')
  return { app, pricedStops }
}

export const openDialog = async (name: string, waitForPrices?: PricesWait, openedPlan = plan) => {
  const { app } = await openStops(waitForPrices, openedPlan)
  const link = page.getByRole('link', { name, exact: true })
  await expect.element(link).toBeVisible()
  link.element().focus()
  await userEvent.keyboard('v')
  await expect.element(dialog()).toBeVisible()
  return { app, link }
}
