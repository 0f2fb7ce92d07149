import { makeAutoObservable, observableRef } from 'mobx'
import type { StopId } from '../../domain/stop'

const noStops: ReadonlySet<StopId> = new Set()

/** The selected stops of the open project, for list, map and timeline alike. */
export class SelectionStore {
  stops: ReadonlySet<StopId> = noStops
  /** the stop from which Shift extends the selection */
  anchor: StopId | undefined = undefined
  /** whether it is a stop that was just added, which the user did not select */
  isAddedStop = false

  constructor() {
    makeAutoObservable(this, { stops: observableRef }, { autoBind: true })
  }

  set(stops: ReadonlySet<StopId>, anchor: StopId | undefined, isAddedStop = false): void {
    this.stops = stops.size === 0 ? noStops : stops
    this.anchor = anchor
    this.isAddedStop = isAddedStop
  }
}
