/** Responsible for the endpoints of projects, and for changing a plan without losing the work of other users. */
export { changePlan, changePlanIgnoringLocks, storeEdit } from './change-plan'
export { refuseBrokenLock, storeChange, storeMadeChange, versionResult, type EditedProject } from './store-change'
export {
  finishLargeChange,
  isSameBase,
  makeLargeChange,
  readEditBase,
  type EditBase,
  type MadeChange,
} from './make-change'
export { findStaleRoutes, recalculateRoutes, loadWorkingTimes } from './stale-routes'
export {
  joinPlaces,
  requestDrivesOfEdit,
  requestDrivesOfRoutes,
  requestLegsOfMoves,
  movingStops,
} from './request-roads'
export { requireProjectPlan, requirePlanPart } from './require-project-plan'
export { cachedPlanFromDocuments } from './cached-plan-from-documents'
export { serveProjects } from './serve-projects'
export { findUnknownDriversAndCarriers, loadDriversAndCarriers } from './drivers-and-carriers'
export { creationInfo, type PlanEditPorts } from './plan-edit-ports'
