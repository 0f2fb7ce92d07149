import { makeAutoObservable, observableRef } from 'mobx'
import type { Coordinates } from '../../domain/address'
import { viewModeOf, type MapView, type ViewMode } from '../../domain/map'
import type { StopId } from '../../domain/stop'
import { untouched, type MapState, type Pointed } from './map-state'

export class MapStore {
  value: MapState = untouched

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  get view(): MapView {
    return this.value.view
  }

  get mode(): ViewMode {
    return viewModeOf(this.view)
  }

  get pointed(): Pointed | undefined {
    return this.value.pointed
  }

  get selected(): ReadonlyArray<StopId> {
    return this.value.selected
  }

  get proposed(): Coordinates | undefined {
    return this.value.proposed
  }

  become(value: MapState): void {
    this.value = value
  }
}
