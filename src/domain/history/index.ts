/** Knows the history of a project: what a change of its plan is, when it is undone and redone, and how people read it. */
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
export { reapply, revert } from './apply-change'
export { latestVersionOf, type ChangeEntry, type ChangeId, type RecordedChange } from './change-entry'
export { undoChange } from './undo-rule'
export { redoChange } from './redo-rule'
export { undoRefusalMessage, type UndoRefusal } from './undo-refusal'
export { decodePlanChange } from './decode-plan-change'
export { encodePlanChange } from './encode-plan-change'
export { decodeCompactRoute } from './decode-compact-route'
export { encodeCompactRoute } from './encode-compact-route'
export { unchangedVisits } from './unchanged-visits'
export type { ChangeSummary, RoutePosition } from './change-summary'
export {
  summariseStopChange,
  summarisePlanChange,
  summariseLockChange,
  summariseRouteChange,
  summariseUpload,
} from './summarise-change'

export { describeChange } from './describe-change'
