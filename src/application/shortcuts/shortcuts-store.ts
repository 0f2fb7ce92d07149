import { makeAutoObservable, observableRef } from 'mobx'

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
