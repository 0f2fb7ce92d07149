/** An optimisation: its state, what its proposal changes, and the plan when a part of it is accepted. */
export { isFinished, type JobState } from './job-state'
export {
  compareRoutes,
  comparisonKeyOf,
  countStopMoves,
  type RouteComparison,
  type StopMoveCounts,
} from './compare-routes'
export { acceptedPart } from './accepted-part'
