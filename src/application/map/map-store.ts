import { makeAutoObservable, observableRef } from 'mobx'
import type { Coordinates } from '../../domain/address'
import { viewModeOf, type MapView, type ViewMode } from '../../domain/map'
import type { StopId } from '../../domain/stop'
import { initialMapState, type MapState, type HighlightedItem } from './map-state'

export class MapStore {
  value: MapState = initialMapState

  constructor() {
    makeAutoObservable(this, { value: observableRef }, { autoBind: true })
  }

  get view(): MapView {
    return this.value.view
  }

  get mode(): ViewMode {
    return viewModeOf(this.view)
  }

  get highlighted(): HighlightedItem | undefined {
    return this.value.highlighted
  }

  get selected(): ReadonlyArray<StopId> {
    return this.value.selected
  }

  get proposedPoint(): Coordinates | undefined {
    return this.value.proposedPoint
  }

  set(value: MapState): void {
    this.value = value
  }
}
