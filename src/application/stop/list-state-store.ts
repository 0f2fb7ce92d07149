import { makeAutoObservable, observableRef } from 'mobx'
import type { BrowsingIn } from './list-state'

export class BrowsingStore {
  value: BrowsingIn | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  become(value: BrowsingIn | undefined): void {
    this.value = value
  }
}
