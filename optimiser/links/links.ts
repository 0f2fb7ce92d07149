import type { Neighbours } from '../instance'
import type { Journal } from './journal'

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
