import { makeAutoObservable, observableRef } from 'mobx'
import type { StopId } from '../../domain/stop'
import type { OpenPlan } from '../plan'

/** A new place of a stop on its own route, which is not sent yet. */
export type PendingPlace = {
  readonly stop: StopId
  /** the index of its route */
  readonly route: number
  /** the other stops of the route, in their order */
  readonly others: ReadonlyArray<StopId>
  /** how many stops come before it: at present, and as it is to be */
  readonly from: number
  readonly place: number
  /** the plan at the first step: whoever moves the stop after that is not overruled */
  readonly seen: OpenPlan
}

export class PendingPlaceStore {
  value: PendingPlace | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: PendingPlace | undefined): void {
    this.value = value
  }
}
