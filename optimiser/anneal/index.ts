/** Responsible for annealing: steps that remove stops and insert them again, with an acceptance that gets stricter. */
export { anneal, WHOLE_BUDGET } from './anneal'
export { adoptRouteLists, routeListsOf, type PlannedRoutes } from './adopt-routes'
export { backToBest } from './anneal-step'
export { vehicleDifferenceOf } from './vehicle-difference'
