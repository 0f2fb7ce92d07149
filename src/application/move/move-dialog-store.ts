import { makeAutoObservable, observableRef } from 'mobx'
import type { Price } from '../../domain/move'
import type { StopId } from '../../domain/stop'

export type Prices =
  | { readonly kind: 'loading' }
  /** the stops can be moved all the same */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly prices: ReadonlyArray<Price> }

/** The stops that are to be moved, and what each route would cost. */
export type MoveDialog = {
  readonly stops: ReadonlyArray<StopId>
  readonly prices: Prices
  /** who has changed the plan while the dialog was open */
  readonly changedBy?: string | undefined
  /** what is listed first, if not the routes: the drivers and carriers without one */
  readonly page?: 'new routes' | undefined
}

export class MoveDialogStore {
  value: MoveDialog | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: MoveDialog | undefined): void {
    this.value = value
  }
}
