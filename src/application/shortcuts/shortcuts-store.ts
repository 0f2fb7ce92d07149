import { makeAutoObservable, observableRef } from 'mobx'

/** A port: stores in the browser whether single-key shortcuts are enabled. A failed save is ignored. */
export type ShortcutsStorage = {
  readonly load: () => boolean
  readonly save: (areEnabled: boolean) => void
}

export type ShortcutsState = {
  readonly isListOpen: boolean
  /** whether single keys, without a modifier, are shortcuts */
  readonly areEnabled: boolean
}

export class ShortcutsStore {
  value: ShortcutsState

  constructor(areEnabled: boolean) {
    this.value = { isListOpen: false, areEnabled }
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: ShortcutsState): void {
    this.value = value
  }
}
