import type { ShortcutsStorage } from './shortcuts-storage'
import type { ShortcutsStore } from './shortcuts-store'

export type ShortcutsActionsPorts = {
  readonly store: Pick<ShortcutsStore, 'value' | 'set'>
  readonly shortcutsStorage: Pick<ShortcutsStorage, 'save'>
}

export type ShortcutsActions = {
  readonly openList: () => void
  readonly closeList: () => void
  /** whether a key alone is to be a shortcut */
  readonly setEnabled: (areEnabled: boolean) => void
}

export const shortcutsActions = ({ store, shortcutsStorage }: ShortcutsActionsPorts): ShortcutsActions => ({
  openList: () => store.set({ ...store.value, isListOpen: true }),
  closeList: () => store.set({ ...store.value, isListOpen: false }),
  setEnabled: (areEnabled) => {
    store.set({ ...store.value, areEnabled })
    shortcutsStorage.save(areEnabled)
  },
})
