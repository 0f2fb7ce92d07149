/** Knows whether keys are shortcuts here, and whether one is looking at the list of them. */
export type { ShortcutsDesk } from './shortcuts-desk'
export { shortcutsHand } from './shortcuts-hand'
export type { ShortcutsKeeper } from './shortcuts-keeper'
export { ShortcutsStore } from './shortcuts-store'
