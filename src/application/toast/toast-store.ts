import { makeAutoObservable, observableRef } from 'mobx'
import type { ShownToast } from './toast'

/** At most one toast is on show. */
export class ToastStore {
  value: ShownToast | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  get nextExpiry(): number | undefined {
    return this.value?.clock.kind === 'runs' ? this.value.clock.until : undefined
  }

  set(value: ShownToast | undefined): void {
    this.value = value
  }
}
