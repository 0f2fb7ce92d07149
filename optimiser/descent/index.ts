/** Responsible for descent: moves between penalised routes for as long as one of them helps. */
export { descend } from './descend'
export { insertCheapest } from './insert-cheapest'
export { loadRouteLists, toRouteLists, costWithoutPenalties, type RouteLists } from './route-lists'
export { penalisedCost, scalePenalties, type Penalties } from './penalties'
export { type PenalisedRoutes } from './penalised-routes'
export { createPenalisedRoutes } from './create-penalised-routes'
