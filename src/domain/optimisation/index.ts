/** Knows an optimisation: how far it is, what its proposal changes, and what comes of taking a part of it. */
export { isFinished, type JobState } from './job-state'
export {
  compareRoutes,
  comparisonKeyOf,
  countStopMoves,
  type RouteComparison,
  type StopMoveCounts,
} from './compare-routes'
export { acceptedPart } from './accepted-part'
