import { makeAutoObservable, observableRef } from 'mobx'
import type { Coordinates } from '../../domain/address'
import { viewModeOf, type MapView, type ViewMode, initialMapView } from '../../domain/map'
import type { StopId } from '../../domain/stop'

/** The item under the pointer, in a list or on the map; each highlights it in the other. */
export type HighlightedItem =
  | { readonly kind: 'stop'; readonly id: StopId }
  | { readonly kind: 'route'; readonly index: number }

export type MapState = {
  readonly view: MapView
  readonly highlighted: HighlightedItem | undefined
  /** the stops in the box drawn last */
  readonly selected: ReadonlyArray<StopId>
  /** the location of a stop that is not added yet */
  readonly proposedPoint: Coordinates | undefined
}

export const initialMapState: MapState = {
  view: initialMapView,
  highlighted: undefined,
  selected: [],
  proposedPoint: undefined,
}

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
