/** Responsible for the history of a project: changes of its plan, their descriptions, undo and redo. */
export {
  isEmptyChange,
  type PlanChange,
  type Side,
  type BeforeAfter,
  type RouteChange,
  type StopChange,
} from './plan-change'
export { diffPlans } from './diff-plans'
export { affectedBy, type AffectedKey } from './affected-keys'
export { applyChange, invert, reapply, revert } from './apply-change'
export type { ChangeWay, ProjectChanged, SentChange, StoredProjectChanged } from './project-changed'
export {
  latestVersionOf,
  type ChangeEntry,
  type ChangeId,
  type HistoryEntry,
  type HistoryPage,
  type RecordedChange,
} from './change-entry'
export { undoChange } from './undo-rule'
export { redoChange } from './redo-rule'
export { undoRefusalMessage, type UndoRefusal } from './undo-refusal'
export { unchangedVisits, visitByIdIn, type IsUnchanged, type VisitById } from './unchanged-visits'
export type { ChangeSummary, RoutePosition } from './change-summary'
export {
  summariseStopChange,
  summarisePlanChange,
  summariseLockChange,
  summariseRouteChange,
  summariseUpload,
} from './summarise-change'

export { describeChange } from './describe-change'
