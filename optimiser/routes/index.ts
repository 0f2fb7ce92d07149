/** Responsible for routes: their stops, loads, costs and durations, kept up to date. */
export {
  NO_NODE,
  NO_VEHICLE,
  createRoutes,
  type Routes,
  vehicleOfNode,
  stopBag,
  vehicleSet,
  type StopBag,
  type VehicleSet,
} from './routes'
export { closeGaps, cutTrip, insertAt, tripOf, type Trip } from './reorder'
export {
  copyUnplanned,
  copyRoute,
  takeSnapshot,
  releaseStops,
  restoreRoute,
  stopListsOf,
  type PlanSnapshot,
} from './plan-snapshot'
export { recomputeRoute, recomputeAfterInsertion } from './recompute'
export { durationAndLatenessOf, durationAndLatenessWithStop, type DurationAndLateness } from './duration-and-lateness'
export { costOfStops, dayCost, legCostAt, costWithUnplanned } from './route-cost'
