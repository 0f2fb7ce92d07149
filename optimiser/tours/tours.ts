import type { Instance } from '../instance'
import { emptyRouteLabels, type RouteLabels } from '../timing'
import { createDelays, type Delays } from './delays'
import { stopBag, type StopBag } from './stop-bag'

/**
 * Routes, and the values of each segment of them. Changed in place, for speed. Three times describe a node's head (its
 * route up to it) and its tail (its route from it on): leave or arrive no later than `last`; then the segment is
 * done at `done`, or `time` later if that is later.
 */
export type Tours = {
  /** by vehicle, `stride` nodes apart: its start, its stops, its end */
  readonly order: Int32Array
  readonly stride: number
  /** by vehicle: its number of stops */
  readonly length: Int32Array
  /** by stop: its vehicle, or NO_VEHICLE where it is unplanned */
  readonly vehicleOf: Int32Array
  /** by stop: its position in the route, from 1 */
  readonly position: Int32Array
  /** by node: the metres to the next node, and which node that was */
  readonly leg: Int32Array
  readonly legTarget: Int32Array
  readonly headDone: Int32Array
  readonly headTime: Int32Array
  readonly headLast: Int32Array
  readonly tailDone: Int32Array
  readonly tailTime: Int32Array
  readonly tailLast: Int32Array
  /** several labels for each head and tail, where one is not enough */
  readonly labels: RouteLabels | undefined
  /** the timing of each route, where lateness has a price */
  readonly delays: Delays | undefined
  /** by vehicle and dimension: all that is delivered and collected */
  readonly load: Float64Array
  /** by node and dimension: the highest load on any leg before it, and on any leg behind it */
  readonly headPeak: Float64Array
  readonly tailPeak: Float64Array
  /** by vehicle */
  readonly metres: Float64Array
  readonly duration: Float64Array
  /** the duration without breaks and with one wide window for each stop: a lower bound that is quick to compute */
  readonly minDuration: Float64Array
  readonly cost: Float64Array
  /** by vehicle: a number that is new after every change of its route */
  readonly version: Int32Array
  readonly unplanned: StopBag
  /** the last version that was given to a route */
  lastVersion: number
  usedCount: number
  /** by vehicle: 1 where it is in use */
  readonly isUsed: Uint8Array
  /** the cost of all routes and of the unplanned stops */
  total: number
}

export const NO_VEHICLE = -1

/** Where nothing can be late, times are not computed: every node is done early enough, and no arrival is too late. */
const MAX_TIME = 1 << 28

export const createTours = (instance: Instance): Tours => {
  const { stops, vehicles, dimensions, isMixed, isNeverLate, unplannedCost } = instance
  const stride = stops + 2
  const nodes = stops + 2 * vehicles
  const peaks = isMixed ? nodes * dimensions : 0
  const tours: Tours = {
    order: new Int32Array(vehicles * stride),
    stride,
    length: new Int32Array(vehicles),
    vehicleOf: new Int32Array(stops).fill(NO_VEHICLE),
    position: new Int32Array(stops),
    leg: new Int32Array(nodes),
    legTarget: new Int32Array(nodes).fill(NO_VEHICLE),
    headDone: new Int32Array(nodes).fill(isNeverLate ? -MAX_TIME : 0),
    headTime: new Int32Array(nodes),
    headLast: new Int32Array(nodes),
    tailDone: new Int32Array(nodes),
    tailTime: new Int32Array(nodes),
    tailLast: new Int32Array(nodes).fill(isNeverLate ? MAX_TIME : 0),
    labels: emptyRouteLabels(instance),
    delays: createDelays(instance),
    load: new Float64Array(vehicles * dimensions),
    headPeak: new Float64Array(peaks),
    tailPeak: new Float64Array(peaks),
    metres: new Float64Array(vehicles),
    duration: new Float64Array(vehicles),
    minDuration: new Float64Array(vehicles),
    cost: new Float64Array(vehicles),
    version: new Int32Array(vehicles),
    unplanned: stopBag.create(stops),
    lastVersion: 0,
    usedCount: 0,
    isUsed: new Uint8Array(vehicles),
    total: unplannedCost.reduce((sum, cost) => sum + cost, 0),
  }
  for (let stop = 0; stop < stops; stop += 1) stopBag.add(tours.unplanned, stop)
  return tours
}

/** `node` must be a stop or a start, not an end. */
export const vehicleOfNode = ({ stops }: Instance, { vehicleOf }: Tours, node: number): number =>
  node < stops ? (vehicleOf[node] ?? 0) : node - stops
