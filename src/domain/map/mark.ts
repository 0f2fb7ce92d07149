import type { Coordinates } from '../address'
import type { RouteColour } from '../route'
import type { PinLabel, Stop } from '../stop'

/** Every mark has an id of its own, whatever ids the stops have. */
export type MarkId = string

export type Mark = StopMark | RingMark | HeadquartersMark

export type StopMark = {
  readonly kind: 'stop'
  readonly id: MarkId
  readonly at: Coordinates
  readonly state: 'planned' | 'unplanned'
  readonly colour: RouteColour
  readonly label: PinLabel
  /** for those who hear the map */
  readonly name: string
  readonly routeIndex: number | undefined
  readonly stop: Stop
}

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
