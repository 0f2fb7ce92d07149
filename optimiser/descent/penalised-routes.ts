import type { Neighbours } from '../instance'

/**
 * Routes of a plain problem that may be over capacity or late, for a penalty. Changed in place, for
 * speed. Nodes are numbered first by stop, then by
 * start of a vehicle, then by end, so that `node >= stopCount` means a start or end.
 */
export type PenalisedRoutes = {
  readonly stopCount: number
  readonly vehicleCount: number
  /** the number of nodes, which is also the length of a row of the matrices */
  readonly nodeCount: number
  readonly metres: Int32Array
  readonly seconds: Int32Array
  /** by node */
  readonly open: Int32Array
  readonly close: Int32Array
  readonly service: Int32Array
  readonly stopLoad: Float64Array
  readonly capacity: number
  /** what it costs in metres to use a vehicle at all */
  readonly fixedCost: number
  /** whether any route could be late */
  readonly canBeLate: boolean
  /** whether a route costs the same in the other direction */
  readonly isTwoWay: boolean
  /** by stop: its neighbour list, and by stop and rank which of the two can come first */
  readonly related: Neighbours
  readonly allowedOrders: Uint8Array
  /** by node */
  readonly next: Int32Array
  readonly prev: Int32Array
  readonly vehicleOf: Int32Array
  readonly position: Int32Array
  /** metres to the next node */
  readonly leg: Int32Array
  /**
   * by node, for the route up to it: when it is done, the lateness so far, the load so far, the
   * metres, and the metres in the other direction
   */
  readonly headDoneAt: Int32Array
  readonly headLate: Float64Array
  readonly headLoad: Float64Array
  readonly headMetres: Float64Array
  readonly headReverseMetres: Float64Array
  /** by node, for the route from it on: the least lateness, and the latest arrival that keeps it */
  readonly tailLatest: Int32Array
  readonly tailLate: Float64Array
  /** by vehicle */
  readonly visitCount: Int32Array
  readonly routeMetres: Float64Array
  readonly load: Float64Array
  readonly late: Float64Array
  /** the penalty for load and lateness, in metres */
  readonly penalty: Float64Array
  /** by vehicle, the number of its last change; by stop, the number of the last change before its moves were tried */
  readonly changedAt: Int32Array
  readonly triedAt: Int32Array
  changeCount: number
  /** by vehicle: no move helps between routes of the same origin; 0 where that is unknown */
  readonly origin: Int32Array
  /**
   * three numbers for each segment that a move would join: the first node, the last node, and 1 where it is reversed
   */
  readonly segments: Int32Array
  /** what all moves so far have saved */
  savedCost: number
  /** an idle vehicle, or NO_VEHICLE */
  idleVehicle: number
  /** the penalties for a unit of overload and for a second of lateness, in metres */
  loadPenalty: number
  latePenalty: number
}

/** A smaller gain may be a rounding error. */
export const MIN_GAIN = 1e-3
/** The most stops that one move takes along. */
export const MAX_SEGMENT = 3
