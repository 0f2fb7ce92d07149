import { makeAutoObservable, observableRef } from 'mobx'
import type { Driver } from '../../domain/driver'

/** The drivers of the organisation as they were last loaded. */
export type DriverList =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly drivers: ReadonlyArray<Driver> }

export class DriversStore {
  value: DriverList = { kind: 'loading' }

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: DriverList): void {
    this.value = value
  }
}
