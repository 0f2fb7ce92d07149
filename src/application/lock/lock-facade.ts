import type { TurnLock } from './toggle-lock'

/** What the screens may do with locks; which there are, the plan says. */
export type LockDesk = { readonly turn: TurnLock }
