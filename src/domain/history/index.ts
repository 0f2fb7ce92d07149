/** Responsible for the history of a project: changes of its plan, their descriptions, undo and redo. */
export { isEmptyChange, type PlanChange, type BeforeAfter, type RouteChange, type StopChange } from './plan-change'
export { diffPlans } from './diff-plans'
export { affectedItemKeysOf, carrierDayKeyOf, routeKeyOf, stopKeyOf, type AffectedItemKey } from './affected-items'
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
export { planAfterUndo, undoRefusalMessage, type UndoRefusal } from './undo-rule'
export { planAfterRedo } from './redo-rule'
export { unchangedVisits, visitByIdIn, type IsUnchanged, type VisitById } from './unchanged-visits'
export type { ChangeSummary, RoutePosition } from './change-summary'
export {
  summariseMoves,
  summariseStopChange,
  summarisePlanChange,
  summariseLockChange,
  summariseRouteChange,
  summariseUpload,
  summaryNameOf,
} from './summarise-change'

export { summariseStopEdit } from './summarise-stop-edit'
export { describeChange } from './describe-change'
export { affectedBetween, type AffectedItems, type AffectedStop, type RemovedStop } from './affected-between'
