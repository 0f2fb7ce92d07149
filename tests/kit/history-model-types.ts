import type { ChangeHeader, PlanChange } from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'

export type UndoOrRedo = 'undo' | 'redo'

/** A change, with the plans before and after it when it was last applied. */
export type ModelChange = ChangeHeader & {
  readonly change: PlanChange
  readonly planBefore: Plan
  readonly planAfter: Plan
}

/** A project with its whole history, as a server stores it. */
export type HistoryModel = {
  readonly plan: Plan
  readonly version: number
  readonly changes: ReadonlyArray<ModelChange>
}
