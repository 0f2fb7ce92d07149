/** Responsible for the states of a job, the changes of a proposal, and the plan after accepting a part of it. */
export { isFinished, type JobState } from './job-state'
export {
  compareRoutes,
  comparisonKeyOf,
  countStopMoves,
  type RouteComparison,
  type StopMoveCounts,
} from './compare-routes'
export { acceptedPart } from './accepted-part'
