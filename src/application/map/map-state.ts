import type { Coordinates } from '../../domain/address'
import { initialMapView, type MapView } from '../../domain/map'
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
