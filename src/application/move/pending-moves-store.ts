import { makeAutoObservable, observableRef } from 'mobx'
import type { Move } from '../../domain/move'
import type { StopId } from '../../domain/stop'
import type { OpenPlan } from '../plan'
import type { DropTarget, Prices } from './move-dialog-store'

/** Stops that keys move: the same as a drop of the stops. */
export type PendingMove = {
  readonly held: ReadonlyArray<StopId>
  readonly target: DropTarget
  /** the plan at the first step: whoever moves the stops after that is not overruled */
  readonly seen: OpenPlan
}

/** A new place of a stop on its own route, with what it would cost. */
export type PendingPlace = PendingMove & {
  readonly stop: StopId
  /** the index of its route */
  readonly route: number
  /** the other stops of the route, in their order */
  readonly others: ReadonlyArray<StopId>
  /** how many stops come before it: at the first step, and as it is to be */
  readonly from: number
  readonly place: number
  readonly prices: Prices
}

/** A new route of stops. */
export type PendingRoute = PendingMove & {
  /** the index of the route that they are to have */
  readonly route: number
  /** where each of them was at the first step */
  readonly from: ReadonlyArray<Move['from']>
}

export class PendingMoveStore<M extends PendingMove> {
  /** what is not sent yet */
  value: M | undefined = undefined
  /** what is sent and not answered, oldest first */
  sent: ReadonlyArray<M> = []

  constructor() {
    makeAutoObservable(this, { value: observableRef, sent: observableRef }, { autoBind: true })
  }

  /** what the lists show in place of the plan */
  get visible(): M | undefined {
    return this.value ?? this.sent.at(-1)
  }

  /** the latest that moves a stop */
  latestOf(stop: StopId): M | undefined {
    return [...this.sent, ...(this.value === undefined ? [] : [this.value])].findLast(({ held }) => held.includes(stop))
  }

  set(value: M | undefined): void {
    this.value = value
  }

  setSent(sent: ReadonlyArray<M>): void {
    this.sent = sent
  }
}
