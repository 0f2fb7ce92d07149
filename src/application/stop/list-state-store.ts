import { makeAutoObservable, observableRef } from 'mobx'
import type { ProjectListState } from './list-state'

export class ListStateStore {
  value: ProjectListState | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: ProjectListState | undefined): void {
    this.value = value
  }
}
