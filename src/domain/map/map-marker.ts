import type { Coordinates } from '../address'
import type { RouteColour } from '../route'

export type MarkerId = string

/** Everything on the map except stop pins and lines. */
export type MapMarker = RingMarker | HeadquartersMarker

/** The start of a route, its end, or both. */
export type RingMarker = {
  readonly kind: 'ring'
  readonly id: MarkerId
  readonly coordinates: Coordinates
  readonly colour: RouteColour
  readonly name: string
  readonly routeIndex: number
}

export type HeadquartersMarker = {
  readonly kind: 'headquarters'
  readonly id: MarkerId
  readonly coordinates: Coordinates
  readonly name: 'Headquarters'
}
