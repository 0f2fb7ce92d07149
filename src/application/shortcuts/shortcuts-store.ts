import { makeAutoObservable, observableRef } from 'mobx'

export type ShortcutsState = {
  /** whether the list of them is open */
  readonly isListOpen: boolean
  /** whether a key alone is one */
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
