import type { Instance } from '../instance'
import type { NeighbourCosts } from './leg-costs'

/**
 * By vehicle: the seconds that its route takes, those that it took before the step, and the most that it may take.
 */
export type RouteDurations = {
  readonly current: Float64Array
  readonly before: Float64Array
  readonly limit: Float64Array
}

/** The idle vehicles of each kind, of which only the first is tried. A kind has the number of its first vehicle. */
export type IdleVehicles = {
  readonly kinds: ReadonlyArray<number>
  /** by kind: no vehicle before this one is idle; NO_VEHICLE where none is */
  readonly first: Int32Array
  /** by vehicle: the next one of its kind, or NO_VEHICLE */
  readonly next: Int32Array
}

/**
 * The routes of a problem that ignores the time of day as linked lists, so that a step takes no longer where routes are
 * long. They share with `Routes` the load and number of stops of each vehicle, the vehicle of each stop, and the
 * unplanned stops. The rest of `Routes` is out of date until the links are written into it.
 */
export type Links = {
  /** by stop: its neighbours, beside which it is inserted */
  readonly related: NeighbourCosts
  /** by node; the node before a start is the end of the same vehicle */
  readonly next: Int32Array
  readonly prev: Int32Array
  /** by node: the cost of the leg behind it */
  readonly leg: Float64Array
  /** by node: the cost of the leg to it or of the leg behind it, whichever is dearer */
  readonly dearestLeg: Float64Array
  /** by stop: what the cheapest leg from a start or to an end of any vehicle costs */
  readonly cheapestDepotLeg: Float64Array
  /** undefined where times play no part */
  readonly durations: RouteDurations | undefined
  readonly idle: IdleVehicles
  /** whether every vehicle may visit every stop */
  readonly isUnrestricted: boolean
  readonly journal: Journal
  /** the extra cost of the step so far, without the surcharge on long days */
  extraCost: number
}

/** What a step has changed so far, so that it can be undone. */
export type Journal = {
  /** the removed stops in order, and the cost of the leg behind each */
  readonly removed: Int32Array
  readonly legAfter: Float64Array
  removedCount: number
  /**
   * by removed segment: the index of its first stop in that list, the node before it, and the cost of the leg to it
   */
  readonly first: Int32Array
  readonly before: Int32Array
  readonly legBefore: Float64Array
  segmentCount: number
  /** the inserted stops in order, and the cost of the leg that each replaced by two */
  readonly inserted: Int32Array
  readonly replacedLeg: Float64Array
  insertedCount: number
}

export const emptyJournal = (stops: number): Journal => ({
  removed: new Int32Array(stops),
  legAfter: new Float64Array(stops),
  removedCount: 0,
  first: new Int32Array(stops),
  before: new Int32Array(stops),
  legBefore: new Float64Array(stops),
  segmentCount: 0,
  inserted: new Int32Array(stops),
  replacedLeg: new Float64Array(stops),
  insertedCount: 0,
})

export const clearJournal = (journal: Journal): void => {
  journal.removedCount = 0
  journal.segmentCount = 0
  journal.insertedCount = 0
}

export const mayVisit = (
  { mayVisit: table, stopCount }: Instance,
  { isUnrestricted }: Links,
  stop: number,
  vehicle: number,
): boolean => isUnrestricted || table[vehicle * stopCount + stop] === 1
