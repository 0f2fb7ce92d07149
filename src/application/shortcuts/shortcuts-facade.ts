import type { ShortcutsActions } from './shortcuts-actions'
import type { ShortcutsStore } from './shortcuts-store'

/** What the screens know of the shortcuts, and may do with them. */
export type ShortcutsFacade = ShortcutsActions & { readonly store: Pick<ShortcutsStore, 'value'> }
