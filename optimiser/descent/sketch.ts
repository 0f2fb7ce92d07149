import type { Nearest } from '../facts'

/**
 * Routes of a plain problem that may be too full or too late, at a price. Changed in place, for speed. Calls are numbered
 * as in the facts, for as many vehicles as are drawn: first the stops, then the start of each vehicle, then its end.
 */
export type Sketch = {
  readonly stops: number
  readonly vehicles: number
  /** how many calls there are, and how long a row of the matrices is */
  readonly calls: number
  readonly metres: Int32Array
  readonly seconds: Int32Array
  /** by call */
  readonly open: Int32Array
  readonly close: Int32Array
  readonly service: Int32Array
  readonly amount: Float64Array
  readonly capacity: number
  /** what it costs that a vehicle goes out, in metres */
  readonly fixed: number
  /** somebody could be late */
  readonly isTimed: boolean
  /** a route is as good the other way round */
  readonly isTwoWay: boolean
  /** by stop: those that it may well stand beside, and which of the two may be first */
  readonly near: Nearest
  readonly mayPrecede: Uint8Array
  /** by call */
  readonly next: Int32Array
  readonly prev: Int32Array
  readonly tourOf: Int32Array
  readonly spot: Int32Array
  /** metres to the next */
  readonly leg: Int32Array
  /** of a route up to a call: when that is done, how late it is by then, what it carries, metres there and the other way */
  readonly headDone: Int32Array
  readonly headLate: Float64Array
  readonly headLoad: Float64Array
  readonly headWay: Float64Array
  readonly headBack: Float64Array
  /** of a route from a call on: how late it is at least, and until when one may arrive for that */
  readonly tailLast: Int32Array
  readonly tailLate: Float64Array
  /** by vehicle */
  readonly count: Int32Array
  readonly way: Float64Array
  readonly load: Float64Array
  readonly late: Float64Array
  /** what is too much of both, in metres */
  readonly fine: Float64Array
  /** by vehicle, and by stop: the change that made it what it is, and the last before its moves were tried */
  readonly changed: Int32Array
  readonly tried: Int32Array
  changes: number
  /** by vehicle: between routes of one origin no move helps; 0 where nothing is known */
  readonly origin: Int32Array
  /** pieces of routes, one after the other, that a move would join: the first call, the last, and 1 where it is turned */
  readonly pieces: Int32Array
  /** what the moves made so far have saved */
  saved: number
  /** a vehicle at home */
  idle: number
  /** what a unit too much costs, and a second too late, in metres */
  loadFine: number
  lateFine: number
}

export const NONE = -1
/** A gain below this may be none. */
export const LEAST = 1e-3
/** The most stops that move at once. */
export const LONGEST = 3
