import type { ShortcutsHand } from './shortcuts-actions'
import type { ShortcutsStore } from './shortcuts-store'

/** What the screens know of the shortcuts, and may do with them. */
export type ShortcutsDesk = ShortcutsHand & { readonly store: Pick<ShortcutsStore, 'value'> }
