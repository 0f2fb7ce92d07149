/** Responsible for descent: moves between penalised routes for as long as one of them helps. */
export { descend } from './descend'
export { insertCheapest } from './visit-or-leave-out'
export { resetSizes, takeCheapestSizes } from './take-sizes'
export { loadRouteLists, toRouteLists, type RouteLists } from './route-lists'
export { costWithoutPenalties, penalisedCost, scalePenalties, type Penalties } from './measure-route'
export { FORBIDDEN, type PenalisedRoutes } from './penalised-routes'
export { createPenalisedRoutes, vehiclesToUse } from './create-penalised-routes'
