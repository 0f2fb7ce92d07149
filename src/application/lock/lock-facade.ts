import type { ToggleLock } from './toggle-lock'

/** What the screens may do with locks; which there are, the plan says. */
export type LockFacade = { readonly toggle: ToggleLock }
