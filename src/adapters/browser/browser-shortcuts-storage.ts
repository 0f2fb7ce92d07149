import type { ShortcutsStorage } from '../../application/shortcuts'

/** Asked for at every use: a browser that keeps nothing throws already here. */
type StorageAccess = { readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> }

const SHORTCUTS_KEY = 'singleKeyShortcuts'
const OFF = 'off'

export const browserShortcutsStorage = ({ storage }: StorageAccess): ShortcutsStorage => ({
  load: () => {
    try {
      return storage().getItem(SHORTCUTS_KEY) !== OFF
    } catch {
      return true
    }
  },
  save: (areEnabled) => {
    try {
      if (areEnabled) storage().removeItem(SHORTCUTS_KEY)
      else storage().setItem(SHORTCUTS_KEY, OFF)
    } catch {
      // It holds for this visit all the same.
    }
  },
})
