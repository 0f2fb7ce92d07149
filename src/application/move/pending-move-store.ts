import { makeAutoObservable, observableRef } from 'mobx'
import { positionAfter, type Move, type MovePosition } from '../../domain/move'
import type { StopId } from '../../domain/stop'
import { memoizeWeak } from '../../domain/value'
import type { OpenPlan } from '../plan'
import type { DropTarget, Prices } from './move-dialog-store'

/** Stops that are moved by keys or a drop. */
export type PendingMove = {
  readonly movingStops: ReadonlyArray<StopId>
  /** the index of the route that they are to have, or keep */
  readonly route: number
  /** the plan at the first step, so that the server refuses to overrule a later move of another user */
  readonly seenPlan: OpenPlan
}

/** A new position of a stop on its own route, with what it would cost. */
export type PendingPosition = PendingMove & {
  readonly movingStops: readonly [StopId]
  /** the other stops of the route, in their order */
  readonly others: ReadonlyArray<StopId>
  /** how many stops come before it: at the first step, and as it is to be */
  readonly from: number
  readonly position: number
  readonly prices: Prices
}

/** A new route of stops. */
export type PendingRoute = PendingMove & {
  /** where each of them was at the first step */
  readonly from: ReadonlyArray<Move['from']>
  /** where on that route; steps of keys look for the cheapest position */
  readonly position?: MovePosition | undefined
}

/** The drop that would have the same effect; the same object for the same pending position. */
export const targetOfPosition = memoizeWeak(({ route, others, position }: PendingPosition): DropTarget => ({
  to: { kind: 'route', index: route },
  position: positionAfter(others[position - 1]),
}))

/** The drop that would have the same effect. */
export const targetOfRoute = ({ route, position }: Pick<PendingRoute, 'route' | 'position'>): DropTarget => ({
  to: { kind: 'route', index: route },
  position: position ?? { kind: 'cheapest' },
})

export class PendingMoveStore<M extends PendingMove> {
  /** what is not sent yet */
  value: M | undefined = undefined
  /** what is sent and not answered, oldest first */
  sent: ReadonlyArray<M> = []

  constructor() {
    makeAutoObservable(this, { value: observableRef, sent: observableRef }, { autoBind: true })
  }

  /** oldest first */
  get unanswered(): ReadonlyArray<M> {
    return this.value === undefined ? this.sent : [...this.sent, this.value]
  }

  get latest(): M | undefined {
    return this.unanswered.at(-1)
  }

  /** the latest that moves a stop */
  latestOf(stop: StopId): M | undefined {
    return this.unanswered.findLast(({ movingStops }) => movingStops.includes(stop))
  }

  /** the latest to a route, which its list shows in place of the plan */
  latestOn(route: number): M | undefined {
    return this.unanswered.findLast((move) => move.route === route)
  }

  set(value: M | undefined): void {
    this.value = value
  }

  setSent(sent: ReadonlyArray<M>): void {
    this.sent = sent
  }
}
