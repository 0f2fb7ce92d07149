/** Responsible for the state of a search: current, accepted and best routes, and the stops that wait. */
export { listCandidates } from './candidates'
export {
  acceptAll,
  acceptChanges,
  costOfAll,
  createSearch,
  emptyBestPosition,
  NO_STOP,
  type Search,
  type RemovalString,
  type BestPosition,
  updateBest,
} from './search-state'
export { drawStepKind, replacesRoutes, recordStep, stepKinds } from './step-kinds'
