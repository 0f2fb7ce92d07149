/** Knows whether keys are shortcuts here, and whether one is looking at the list of them. */
export type { ShortcutsFacade } from './shortcuts-facade'
export { shortcutsActions } from './shortcuts-actions'
export type { ShortcutsStorage } from './shortcuts-storage'
export { ShortcutsStore } from './shortcuts-store'
