import type { ShortcutsKeeper } from './shortcuts-storage'
import type { ShortcutsStore } from './shortcuts-store'

export type ShortcutsHandPorts = {
  readonly store: Pick<ShortcutsStore, 'value' | 'become'>
  readonly keeper: Pick<ShortcutsKeeper, 'keep'>
}

export type ShortcutsHand = {
  readonly list: () => void
  readonly unlist: () => void
  /** whether a key alone is to be a shortcut */
  readonly choose: (areOn: boolean) => void
}

export const shortcutsHand = ({ store, keeper }: ShortcutsHandPorts): ShortcutsHand => ({
  list: () => store.become({ ...store.value, isListed: true }),
  unlist: () => store.become({ ...store.value, isListed: false }),
  choose: (areOn) => {
    store.become({ ...store.value, areOn })
    keeper.keep(areOn)
  },
})
