/** Responsible for the state of a search: current, accepted and best routes, and the stops that wait. */
export { listCandidates } from './candidates'
export {
  acceptAll,
  acceptChanges,
  costWithChanges,
  createSearch,
  emptyBestPosition,
  NO_STOP,
  type Search,
  type RemovalString,
  type BestPosition,
  updateBest,
} from './search-state'
export { drawStepKind, areRemovedRoutesReplaced, recordStep, stepKinds } from './step-kinds'
