/** Responsible for whether single-key shortcuts are enabled, and for opening the list of shortcuts. */
export { type ShortcutsFacade, shortcutsActions } from './shortcuts-actions'

export { ShortcutsStore, type ShortcutsStorage } from './shortcuts-store'
