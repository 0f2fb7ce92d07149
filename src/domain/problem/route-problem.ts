import type { Coordinates } from '../address'
import type { RouteDay } from '../calendar'
import type { Priority, StopId, StopType } from '../stop'
import type { ProblemOptions } from './search-options'

export type VehicleId = string

/** Whole seconds into the vehicle's day: 9:00 is 32,400 on every day. Times above 86,400 are in the following night. */
export type Seconds = number

/** From `from` to `to`, both included. */
export type Window = { readonly from: Seconds; readonly to: Seconds }

/**
 * If the stop is planned, it must be on this vehicle and, unless the position is undefined, at this position of its route,
 * counted from 1.
 */
export type FixedPosition = { readonly vehicle: VehicleId; readonly position: number | undefined }

export type ProblemStop = {
  readonly id: StopId
  readonly coordinates: Coordinates
  readonly type: StopType
  /** one amount for each dimension of a vehicle's capacity */
  readonly demand: ReadonlyArray<number>
  /** how long the service takes */
  readonly service: Seconds
  /** service begins within one of these; an empty list means at any time */
  readonly windows: ReadonlyArray<Window>
  readonly priority: Priority
  /** undefined means every vehicle */
  readonly allowedVehicles: ReadonlyArray<VehicleId> | undefined
  readonly fixedPosition: FixedPosition | undefined
}

/** A break of this length, which begins and ends within the window. */
export type Break = { readonly window: Window; readonly length: Seconds }

/** A driver or a carrier on one day. */
export type Vehicle = {
  readonly id: VehicleId
  readonly name: string
  readonly day: RouteDay | undefined
  readonly start: Coordinates
  readonly end: Coordinates
  readonly earliest: Seconds
  readonly latest: Seconds
  /** the limit in each dimension; a dimension without a figure has no limit */
  readonly capacity: ReadonlyArray<number>
  readonly breaks: ReadonlyArray<Break>
  /** how many times it may leave its start; undefined means once */
  readonly trips?: number | undefined
  /** how long it is loaded between two trips; undefined means as long as a driver takes by default */
  readonly loading?: Seconds | undefined
}

/** The largest accepted load or capacity, in any unit. */
export const MAX_AMOUNT = 1_000_000_000

/** The maximum number of vehicles of a problem. */
export const MAX_VEHICLES = 1_000

/** The input of a solver. */
export type RouteProblem = {
  readonly stops: ReadonlyArray<ProblemStop>
  readonly vehicles: ReadonlyArray<Vehicle>
  readonly options: ProblemOptions
}
