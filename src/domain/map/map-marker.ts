import type { Coordinates } from '../address'
import type { RouteColour } from '../route'

/** Every mark has an id of its own. */
export type MarkerId = string

/** What a picture shows beside the pins of its stops. */
export type MapMarker = RingMarker | HeadquartersMarker

/** Where a route starts or ends, or both. */
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
