import type { Coordinates } from '../address'
import type { RouteColour } from '../route'

/** Every mark has an id of its own. */
export type MarkId = string

/** What a picture shows beside the pins of its stops. */
export type Mark = RingMark | HeadquartersMark

/** Where a route starts or ends, or both. */
export type RingMark = {
  readonly kind: 'ring'
  readonly id: MarkId
  readonly at: Coordinates
  readonly colour: RouteColour
  readonly name: string
  readonly routeIndex: number
}

export type HeadquartersMark = {
  readonly kind: 'headquarters'
  readonly id: MarkId
  readonly at: Coordinates
  readonly name: 'Headquarters'
}
