/** Responsible for jobs and their requests, the changes of a proposal, and the plan after accepting a part of it. */
export {
  isFinished,
  jobStates,
  type AcceptedProposal,
  type DescribedLateVisit,
  type DescribedRepair,
  type DescribedSharedRepair,
  type Job,
  type JobId,
  type JobResult,
  type JobState,
  type PlanFigures,
  type DescribedUnplannedStop,
  type OptimiseRequest,
} from './job'
export {
  compareRoutes,
  comparisonKeyOf,
  countStopMoves,
  type RouteComparison,
  type StopMoveCounts,
} from './compare-routes'
export { acceptedPart } from './accepted-part'
export {
  acceptedOverNewerPlan,
  affectedRoutesOf,
  findEffect,
  isKnownKey,
  type ChangeEffect,
} from './accepted-over-newer-plan'
export {
  isSharedRepairKey,
  movesOfRepairs,
  repairKeyOf,
  repairsOf,
  sharedRepairKeyOf,
  toggleRepair,
  type RepairKey,
} from './chosen-repairs'
