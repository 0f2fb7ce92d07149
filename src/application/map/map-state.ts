import type { Coordinates } from '../../domain/address'
import { initialMapView, type MapView } from '../../domain/map'
import type { StopId } from '../../domain/stop'

/** What a hand is on, in a list or on the map, so that each shows it in the other. */
export type HighlightedItem =
  | { readonly kind: 'stop'; readonly id: StopId }
  | { readonly kind: 'route'; readonly index: number }

export type MapState = {
  readonly view: MapView
  readonly highlighted: HighlightedItem | undefined
  /** the stops in the box drawn last */
  readonly selected: ReadonlyArray<StopId>
  /** where a stop would be that is not there yet */
  readonly proposedPoint: Coordinates | undefined
}

export const initialMapState: MapState = {
  view: initialMapView,
  highlighted: undefined,
  selected: [],
  proposedPoint: undefined,
}
