import type { Neighbours } from '../instance'

/**
 * By vehicle: the seconds that its route takes, and those that it took before the step. No route may take longer than
 * `limit`.
 */
export type RouteDurations = { readonly current: Int32Array; readonly before: Int32Array; readonly limit: number }

/**
 * The routes of a plain problem without windows as linked lists, so that a step takes no longer where routes are long.
 * They share with `Routes` the values of each leg, stop and vehicle, and the unplanned stops. The rest of
 * `Routes` is out of date until the links are written into it.
 */
export type Links = {
  /** by stop: its neighbours, beside which it is inserted */
  readonly related: Neighbours
  /** by node; the node before a start is the end of the same vehicle */
  readonly next: Int32Array
  readonly prev: Int32Array
  /** by node: the metres of the leg to it or of the leg behind it, whichever is longer */
  readonly longestLeg: Int32Array
  /** by stop: the metres of a route that visits nothing else */
  readonly aloneMetres: Int32Array
  /** by stop: the metres to the start or end of a vehicle, whichever is nearer */
  readonly homeMetres: Int32Array
  /** undefined where no route can take too long */
  readonly durations: RouteDurations | undefined
  readonly journal: Journal
  /** no vehicle before this one is idle */
  firstIdle: number
  /** the extra metres of the step so far */
  detour: number
}

/** What a step has changed so far, so that it can be undone. */
export type Journal = {
  /** the removed stops in order, and the metres of the leg behind each */
  readonly removed: Int32Array
  readonly legAfter: Int32Array
  removedCount: number
  /**
   * by removed segment: the index of its first stop in that list, the node before it, and the metres of the leg to it
   */
  readonly first: Int32Array
  readonly before: Int32Array
  readonly legBefore: Int32Array
  segmentCount: number
  /** the inserted stops in order, and the metres of the leg that each replaced by two */
  readonly inserted: Int32Array
  readonly replacedLeg: Int32Array
  insertedCount: number
}

export const emptyJournal = (stops: number): Journal => ({
  removed: new Int32Array(stops),
  legAfter: new Int32Array(stops),
  removedCount: 0,
  first: new Int32Array(stops),
  before: new Int32Array(stops),
  legBefore: new Int32Array(stops),
  segmentCount: 0,
  inserted: new Int32Array(stops),
  replacedLeg: new Int32Array(stops),
  insertedCount: 0,
})

export const clearJournal = (journal: Journal): void => {
  journal.removedCount = 0
  journal.segmentCount = 0
  journal.insertedCount = 0
}
