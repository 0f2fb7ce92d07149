import type { Facts } from '../facts'
import { noWays, type Ways } from '../timing'
import { noDelays, type Delays } from './delays'
import { some, type Some } from './some'

/**
 * Who visits what in which order, and what is known of each piece of a route. Changed in place, for speed.
 * By call: of the piece of its route up to it (head) and of the piece from it on (tail), three figures say everything of
 * the times: leave (or arrive) no later than `last`, and be done at `done`, or `time` after leaving (or arriving) where
 * that is later.
 */
export type Tours = {
  /** by vehicle, `stride` calls apart: its start, its stops, its end */
  readonly order: Int32Array
  readonly stride: number
  /** by vehicle: how many stops it visits */
  readonly length: Int32Array
  /** by stop: -1 where it is left out */
  readonly vehicleOf: Int32Array
  /** by stop: its place in the sequence, from 1 */
  readonly spot: Int32Array
  /** by call: metres to the next, and who that was when they were looked up */
  readonly leg: Int32Array
  readonly legTo: Int32Array
  readonly headDone: Int32Array
  readonly headTime: Int32Array
  readonly headLast: Int32Array
  readonly tailDone: Int32Array
  readonly tailTime: Int32Array
  readonly tailLast: Int32Array
  /** the same where one label does not say everything */
  readonly ways: Ways | undefined
  /** and where lateness has a price */
  readonly delays: Delays | undefined
  /** by vehicle and dimension: all that is delivered and collected */
  readonly load: Float64Array
  /** by call and dimension: the most on board on any leg before it, and on any leg after it */
  readonly headPeak: Float64Array
  readonly tailPeak: Float64Array
  /** by vehicle */
  readonly metres: Float64Array
  readonly duration: Float64Array
  /** the same without breaks and with one window a stop: never longer, and quick to compare with */
  readonly atBest: Float64Array
  readonly cost: Float64Array
  /** by vehicle: what it carries out is known by this number and no other */
  readonly version: Int32Array
  /** stops left out */
  readonly left: Some
  /** how many versions there have been */
  versions: number
  /** how many vehicles are out */
  busy: number
  /** by vehicle: whether it is */
  readonly isOut: Uint8Array
  /** all routes and the stops left out */
  total: number
}

export const NOBODY = -1

/** Where nobody can ever come too late, times are not worked out: no call is done late, or due early. */
const FAR = 1 << 28

export const noTours = (facts: Facts): Tours => {
  const { stops, vehicles, dimensions, isMixed, isTimeless, unplannedCost } = facts
  const stride = stops + 2
  const calls = stops + 2 * vehicles
  const peaks = isMixed ? calls * dimensions : 0
  const tours: Tours = {
    order: new Int32Array(vehicles * stride),
    stride,
    length: new Int32Array(vehicles),
    vehicleOf: new Int32Array(stops).fill(NOBODY),
    spot: new Int32Array(stops),
    leg: new Int32Array(calls),
    legTo: new Int32Array(calls).fill(NOBODY),
    headDone: new Int32Array(calls).fill(isTimeless ? -FAR : 0),
    headTime: new Int32Array(calls),
    headLast: new Int32Array(calls),
    tailDone: new Int32Array(calls),
    tailTime: new Int32Array(calls),
    tailLast: new Int32Array(calls).fill(isTimeless ? FAR : 0),
    ways: noWays(facts),
    delays: noDelays(facts),
    load: new Float64Array(vehicles * dimensions),
    headPeak: new Float64Array(peaks),
    tailPeak: new Float64Array(peaks),
    metres: new Float64Array(vehicles),
    duration: new Float64Array(vehicles),
    atBest: new Float64Array(vehicles),
    cost: new Float64Array(vehicles),
    version: new Int32Array(vehicles),
    left: some.ofMost(stops),
    versions: 0,
    busy: 0,
    isOut: new Uint8Array(vehicles),
    total: unplannedCost.reduce((sum, cost) => sum + cost, 0),
  }
  for (let stop = 0; stop < stops; stop += 1) some.add(tours.left, stop)
  return tours
}
