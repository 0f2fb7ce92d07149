import type { ShortcutsKeeper } from '../../application/shortcuts'

/** Asked for at every use: a browser that keeps nothing throws already here. */
type Places = { readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> }

const SINGLE_KEYS = 'singleKeyShortcuts'
const OFF = 'off'

export const browserShortcutsKeeper = ({ storage }: Places): ShortcutsKeeper => ({
  areOn: () => {
    try {
      return storage().getItem(SINGLE_KEYS) !== OFF
    } catch {
      return true
    }
  },
  keep: (areOn) => {
    try {
      if (areOn) storage().removeItem(SINGLE_KEYS)
      else storage().setItem(SINGLE_KEYS, OFF)
    } catch {
      // It holds for this visit all the same.
    }
  },
})
