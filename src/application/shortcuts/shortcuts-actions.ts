import type { ShortcutsStore, ShortcutsStorage } from './shortcuts-store'

export type ShortcutsActionsPorts = {
  readonly store: Pick<ShortcutsStore, 'value' | 'set'>
  readonly shortcutsStorage: Pick<ShortcutsStorage, 'save'>
}

export type ShortcutsActions = {
  readonly openList: () => void
  readonly closeList: () => void
  /** whether single keys, without a modifier, are shortcuts */
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

/** The shortcuts and their actions, for screens. */
export type ShortcutsFacade = ShortcutsActions & { readonly store: Pick<ShortcutsStore, 'value'> }
