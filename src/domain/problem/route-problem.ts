import type { Coordinates } from '../address'
import type { RouteDay } from '../calendar'
import type { Priority, StopId, StopType } from '../stop'

export type VehicleId = string

/** Whole seconds into the vehicle's day: 9:00 is 32,400 on every day. Above 86,400 lies the night after. */
export type Seconds = number

/** From `from` to `to`, both included. */
export type Window = { readonly from: Seconds; readonly to: Seconds }

/** Where a stop has to be if it is planned: on this vehicle, and perhaps at this place of its route; 1 is the first. */
export type Pin = { readonly vehicle: VehicleId; readonly place: number | undefined }

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
  readonly pin: Pin | undefined
}

/** A pause of this length, begun and ended within the window. */
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
  /** the most it holds in each dimension; a dimension it does not name has no limit */
  readonly capacity: ReadonlyArray<number>
  readonly breaks: ReadonlyArray<Break>
}

export const weightings = ['balanced', 'shortest', 'fewest'] as const
export type Weighting = (typeof weightings)[number]

/**
 * So many metres of driving cost as much as 3,600 seconds, whatever is aimed for. So does an hour of work, except for
 * the shortest routes, where it costs next to nothing.
 */
export const METRES_PER_HOUR = 60_000

/** What a minute late may be worth: never nothing, and above the most it is better not to allow lateness at all. */
export const latenessWeightLimits = { min: 0.1, max: 100 } as const

/** What may be asked of the solver, which decides for itself about what is undefined. */
export type ProblemOptions = {
  readonly weights: Weighting | undefined
  /** how many minutes on the road a minute after a time slot is worth; undefined means that no stop may be late */
  readonly lateness: number | undefined
  readonly budgetSeconds: number | undefined
  readonly seed: number | undefined
}

/** Everything a solver needs to know. */
export type RouteProblem = {
  readonly stops: ReadonlyArray<ProblemStop>
  readonly vehicles: ReadonlyArray<Vehicle>
  readonly options: ProblemOptions
}
