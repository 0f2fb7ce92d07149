/** Responsible for the history of a project: changes of its plan, their descriptions, undo and redo. */
export {
  isEmptyChange,
  affectedItemKeysOf,
  carrierDayKeyOf,
  positionKeyOf,
  routeKeyOf,
  stopKeyOf,
  type PlanChange,
  type BeforeAfter,
  type RouteChange,
  type StopChange,
  type AffectedItemKey,
} from './plan-change'
export { diffPlans, diffPlansInSteps } from './diff-plans'
export { applyChange, invert, applyForward, applyBackward } from './apply-change'
export type { ChangeAction, ProjectChanged, SentChange, StoredProjectChanged } from './project-changed'
export {
  changesAffecting,
  latestVersionOf,
  type ChangeHeader,
  type ChangeId,
  type UndoableChange,
  type HistoryEntry,
  type HistoryPage,
} from './change-header'
export { planAfterRedoInSteps, planAfterUndoInSteps, undoRefusalMessage, type UndoRefusal } from './undo-redo-rules'
export { unchangedVisits, visitByIdIn, type IsUnchanged, type VisitById } from './unchanged-visits'
export type { ChangeSummary, RoutePosition } from './change-summary'
export {
  summariseLockChange,
  summariseMoves,
  summarisePlanChange,
  summariseRouteChange,
  summariseStopChange,
  summariseStopEdit,
  summariseUpload,
  summaryNameOf,
} from './summarise-change'

export { describeChange } from './describe-change'
export {
  affectedBetween,
  positionKeysOf,
  stopsMovedBy,
  movedBetween,
  type AffectedItems,
  type AffectedStop,
  type RemovedStop,
} from './affected-between'
