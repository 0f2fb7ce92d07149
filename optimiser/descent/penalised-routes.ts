import type { Neighbours } from '../instance'

/**
 * Where vehicles differ only in capacity and fixed cost, a move also chooses the sizes of the vehicles that it changes,
 * out of their own and those of idle vehicles. A vehicle then keeps its route and exchanges size and number with an
 * idle one.
 */
export type VehicleSizes = {
  readonly kindCount: number
  /** by kind: its name in `vehicleKind` */
  readonly vehicleKindOf: Int32Array
  /** by kind: vehicles of kinds of the same group differ only in size */
  readonly groupOf: Int32Array
  readonly fixedCost: Float64Array
  /** by kind and load */
  readonly capacity: Float64Array
  /** by kind: no vehicle of its group has a lower fixed cost for each unit of the first load that it can carry */
  readonly fixedCostPerUnit: Float64Array
  /** by vehicle: its kind, now and when routes are loaded, as an index of the lists by kind */
  readonly kindIndex: Int32Array
  readonly loadedKindIndex: Int32Array
  /** by vehicle: the number under which it was loaded, before it exchanged size and number with others */
  readonly loadedAs: Int32Array
  /** by kind */
  readonly idleCount: Int32Array
  /** the kinds that were chosen last for the two vehicles of a move, unless these exchange their kinds */
  chosenKind: number
  chosenOtherKind: number
  isExchange: boolean
}

/**
 * Routes that may be over capacity or late, for a penalty. All costs are counted in `unitCost`, which is the price of a
 * metre where only metres have one. Nodes are numbered first by stop, then by start of a vehicle, then by end, so that
 * `node >= stopCount` means a start or end. Changed in place, for speed.
 */
export type PenalisedRoutes = {
  readonly stopCount: number
  readonly vehicleCount: number
  /** the number of nodes, which is also the length of a row of the matrices */
  readonly nodeCount: number
  /** by vehicle: its number in the instance */
  readonly vehicles: Int32Array
  /** by vehicle: its kind, as the instance has it: the first vehicle that is identical */
  readonly vehicleKind: Int32Array
  readonly areIdentical: boolean
  readonly unitCost: number
  /** what the metres and the seconds of each leg cost */
  readonly legCosts: Int32Array
  readonly seconds: Int32Array
  /** by node */
  readonly open: Int32Array
  readonly close: Int32Array
  readonly service: Int32Array
  /** what is delivered in each dimension, and what is collected if that counts apart */
  readonly loadCount: number
  /** by node and load, and by vehicle and load */
  readonly stopLoad: Float64Array
  readonly capacity: Float64Array
  /** by load: how many units of the first load a unit too much counts as */
  readonly loadScale: Float64Array
  /** by vehicle: what it costs to use it at all */
  readonly fixedCost: Float64Array
  /** by vehicle and stop: the cost of the visit; FORBIDDEN where it is not allowed; undefined where no visit costs anything */
  readonly visitCost: Float64Array | undefined
  /** undefined where no vehicles differ only in size */
  readonly sizes: VehicleSizes | undefined
  /** by stop: what it costs to leave it unvisited */
  readonly unplannedCost: Float64Array
  /** whether any route could be late, or its waiting or its duration costs something that its legs do not */
  readonly hasTimeCosts: boolean
  /** whether waiting or the duration costs something that the legs do not */
  readonly hasDurationCosts: boolean
  /** the cost of a second of waiting, and of the square of a duration */
  readonly waitCost: number
  readonly squareCost: number
  /** a longer day costs no more: its lateness costs enough, and larger squares would be inexact */
  readonly maxDuration: number
  /** the seconds that a move seldom takes from one route to another */
  readonly maxMovedSeconds: number
  /** whether a route costs the same in the other direction */
  readonly isTwoWay: boolean
  /** by vehicle: the first that ends at the same place at the same time */
  readonly firstOfEnd: Int32Array
  /** by stop: its neighbour list, and by stop and rank which of the two can come first */
  readonly related: Neighbours
  readonly allowedOrders: Uint8Array
  /** by node */
  readonly next: Int32Array
  readonly prev: Int32Array
  readonly vehicleOf: Int32Array
  readonly position: Int32Array
  /** the cost of the leg to the next node */
  readonly leg: Int32Array
  /**
   * by node, for the route up to it: when it is done, the lateness so far, and the cost of its legs in either direction;
   * by node and load: the load so far
   */
  readonly headDoneAt: Int32Array
  readonly headLate: Float64Array
  readonly headLegs: Float64Array
  readonly headReverseLegs: Float64Array
  readonly headLoad: Float64Array
  /** by node, for the route from it on: the least lateness, and the latest arrival that keeps it */
  readonly tailLatest: Int32Array
  readonly tailLate: Float64Array
  /**
   * by node, where durations have a cost: when the route up to it is done if it starts as late as keeps its lateness the
   * least, how long it waits then, and how long it drives and visits
   */
  readonly headLatestDone: Int32Array
  readonly headWait: Float64Array
  readonly headWork: Float64Array
  /** of the route from it on: the earliest arrival that keeps its waiting the least, that waiting, and how long it drives and visits */
  readonly tailEarliest: Int32Array
  readonly tailWait: Float64Array
  readonly tailWork: Float64Array
  /** by vehicle */
  readonly visitCount: Int32Array
  readonly routeLegs: Float64Array
  readonly overload: Float64Array
  readonly late: Float64Array
  readonly duration: Float64Array
  /** the cost of waiting and of a long day */
  readonly dayCost: Float64Array
  readonly visitCosts: Float64Array
  /** all that a route costs besides its legs and its vehicle, penalties included */
  readonly penalty: Float64Array
  /** by vehicle and load */
  readonly load: Float64Array
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
  /** by load: what the move that is being tried takes from one vehicle to the other */
  readonly movedLoad: Float64Array
  /** what all moves so far have saved */
  savedCost: number
  /** an idle vehicle, or NO_VEHICLE */
  idleVehicle: number
  /** the penalties for a unit of overload and for a second of lateness */
  loadPenalty: number
  latePenalty: number
}

/** The cost of a visit by a vehicle that may not make it: more than any detour. */
export const FORBIDDEN = 1e9

/** A smaller gain may be a rounding error. */
export const MIN_GAIN = 1e-3
/** The most stops that one move takes along. */
export const MAX_SEGMENT = 3
