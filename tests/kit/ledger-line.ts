import type { ChangeEntry, PlanChange } from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'

export type Turn = 'undo' | 'redo'

/** A change, and the plan as it found it and left it when it was last made. */
export type Line = ChangeEntry & { readonly change: PlanChange; readonly found: Plan; readonly left: Plan }

/** A project and all that ever happened to it, as a server keeps it. */
export type Ledger = { readonly plan: Plan; readonly version: number; readonly lines: ReadonlyArray<Line> }
