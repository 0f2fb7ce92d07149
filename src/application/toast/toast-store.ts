import { makeAutoObservable, observableRef } from 'mobx'
import type { VisibleToast } from './toast'

/** At most one toast is visible. */
export class ToastStore {
  value: VisibleToast | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  get nextExpiry(): number | undefined {
    return this.value?.clock.kind === 'running' ? this.value.clock.until : undefined
  }

  set(value: VisibleToast | undefined): void {
    this.value = value
  }
}
