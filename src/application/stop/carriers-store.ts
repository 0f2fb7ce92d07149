import { makeAutoObservable, observableRef } from 'mobx'
import type { Carrier } from '../../domain/plan'

/** The carriers that stops can be moved to; undefined until they are loaded. */
export class CarriersStore {
  value: ReadonlyArray<Carrier> | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: ReadonlyArray<Carrier> | undefined): void {
    this.value = value
  }
}
