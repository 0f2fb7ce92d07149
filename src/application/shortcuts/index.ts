/** Knows whether keys are shortcuts here, and whether one is looking at the list of them. */
export type { ShortcutsDesk } from './shortcuts-facade'
export { shortcutsHand } from './shortcuts-actions'
export type { ShortcutsKeeper } from './shortcuts-storage'
export { ShortcutsStore } from './shortcuts-store'
