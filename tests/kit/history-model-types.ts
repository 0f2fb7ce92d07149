import type { ChangeEntry, PlanChange } from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'

export type Turn = 'undo' | 'redo'

/** A change, with the plans before and after it when it was last applied. */
export type Line = ChangeEntry & { readonly change: PlanChange; readonly found: Plan; readonly left: Plan }

/** A project with its whole history, as a server stores it. */
export type Ledger = { readonly plan: Plan; readonly version: number; readonly lines: ReadonlyArray<Line> }
