import type { ShortcutsStorage } from '../../application/shortcuts'

/** `storage` is called at every use, since reading `window.localStorage` throws where storage is blocked. */
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
      // The setting is still in effect for this visit.
    }
  },
})
