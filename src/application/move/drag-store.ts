import { makeAutoObservable, observableRef } from 'mobx'
import type { StopId } from '../../domain/stop'
import type { DropTarget, Prices } from './move-dialog-store'

/** The stops that are dragged, and what is known of where they can go. */
export class DragStore {
  /** in the order of the plan; undefined while nothing is dragged */
  movingStops: ReadonlyArray<StopId> | undefined = undefined
  /** the stops whose prices the targets show; after a drop, until it shows as pending */
  priced: ReadonlyArray<StopId> | undefined = undefined
  prices: Prices = { kind: 'loading' }
  /** undefined where a drop would change nothing */
  target: DropTarget | undefined = undefined
  /** what became of the last drag, for screen readers */
  outcome = ''

  constructor() {
    makeAutoObservable(
      this,
      { movingStops: observableRef, priced: observableRef, prices: observableRef, target: observableRef },
      { autoBind: true },
    )
  }

  start(movingStops: ReadonlyArray<StopId>): void {
    this.movingStops = movingStops
    this.priced = movingStops
    this.prices = { kind: 'loading' }
    this.target = undefined
    this.outcome = ''
  }

  setPrices(prices: Prices): void {
    this.prices = prices
  }

  setTarget(target: DropTarget | undefined): void {
    this.target = target
  }

  /** the prices stay where they show */
  release(): void {
    this.movingStops = undefined
    this.target = undefined
  }

  hidePrices(): void {
    this.priced = this.movingStops
  }

  end(outcome: string): void {
    this.movingStops = undefined
    this.priced = undefined
    this.target = undefined
    this.outcome = outcome
  }
}
