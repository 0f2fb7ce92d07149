import { makeAutoObservable, observableRef } from 'mobx'
import type { StopId } from '../../domain/stop'
import type { OpenPlan } from '../plan'
import type { DropTarget, Prices } from './move-dialog-store'

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
  /** the same as a drop of the stop, with what that would cost */
  readonly held: ReadonlyArray<StopId>
  readonly target: DropTarget
  readonly prices: Prices
  /** the plan at the first step: whoever moves the stop after that is not overruled */
  readonly seen: OpenPlan
}

export class PendingPlaceStore {
  value: PendingPlace | undefined = undefined
  /** the last one that was sent, until it is answered */
  sent: PendingPlace | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef, sent: observableRef }, { autoBind: true })
  }

  /** what the lists show in place of the plan */
  get visible(): PendingPlace | undefined {
    return this.value ?? this.sent
  }

  set(value: PendingPlace | undefined): void {
    this.value = value
  }

  setSent(sent: PendingPlace | undefined): void {
    this.sent = sent
  }
}

/** Stops that keys move to another route, which is not sent yet. */
export type PendingRoute = {
  readonly stops: ReadonlyArray<StopId>
  /** the index of the route that they are to have */
  readonly route: number
  /** the plan at the first step */
  readonly seen: OpenPlan
}

export class PendingRouteStore {
  value: PendingRoute | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  set(value: PendingRoute | undefined): void {
    this.value = value
  }
}
