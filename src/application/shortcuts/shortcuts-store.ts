import { makeAutoObservable, observableRef } from 'mobx'

export type ShortcutsState = {
  /** whether the list of them is open */
  readonly isListed: boolean
  /** whether a key alone is one */
  readonly areOn: boolean
}

export class ShortcutsStore {
  value: ShortcutsState

  constructor(areOn: boolean) {
    this.value = { isListed: false, areOn }
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  become(value: ShortcutsState): void {
    this.value = value
  }
}
