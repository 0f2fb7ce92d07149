import { makeAutoObservable, observableRef } from 'mobx'
import type { MovePosition, MoveTarget, Price } from '../../domain/move'
import type { StopId } from '../../domain/stop'
import type { OpenPlan } from '../plan'

/** Where a drop, or an option, would put the stops. */
export type DropTarget = { readonly to: MoveTarget; readonly position: MovePosition }

export type Prices =
  | { readonly kind: 'loading' }
  /** the stops can be moved all the same */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly prices: ReadonlyArray<Price> }

/** The stops that are to be moved, and what each route would cost. */
export type MoveDialog = {
  readonly stops: ReadonlyArray<StopId>
  readonly prices: Prices
  /** the newest plan in which nobody else had moved one of the stops since the dialog was opened */
  readonly seenPlan?: OpenPlan | undefined
  /** who has changed the plan while the dialog was open */
  readonly changedBy?: string | undefined
  /** what is listed first, if not the routes: the drivers and carriers without one */
  readonly page?: 'new routes' | undefined
}

export class MoveDialogStore {
  value: MoveDialog | undefined = undefined
  /** of the active option; the map shows that move */
  target: DropTarget | undefined = undefined

  constructor() {
    makeAutoObservable(this, { value: observableRef, target: observableRef }, { autoBind: true })
  }

  set(value: MoveDialog | undefined): void {
    this.value = value
    if (value === undefined) this.target = undefined
  }

  setTarget(target: DropTarget | undefined): void {
    this.target = target
  }
}
