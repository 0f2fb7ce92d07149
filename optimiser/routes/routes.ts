import type { Instance } from '../instance'
import { createRouteLabels, type RouteLabels } from '../timing'
import { createRouteTimings, type RouteTimings } from './route-timings'

/**
 * The routes of a plan, and values of their segments. Changed in place, for speed. The head of a node is its route from
 * the start to the end of service there; its tail is its route from the arrival there to the end. Three times describe
 * a head or tail: it must begin by `…Latest`; it is then done at `…DoneAt`, or `…Duration` after it begins if that is
 * later.
 */
export type Routes = {
  /** by vehicle, whose nodes begin at `vehicle * maxRouteNodes`: its start, its stops, its end */
  readonly order: Int32Array
  /** of a route that visits every stop */
  readonly maxRouteNodes: number
  /** by vehicle: how many stops it visits */
  readonly visitCount: Int32Array
  /** by stop: its vehicle, or NO_VEHICLE where it is unplanned */
  readonly vehicleOf: Int32Array
  /** by stop: its position in the route, from 1 */
  readonly position: Int32Array
  /** by node: the metres to the next node, and which node that was */
  readonly leg: Int32Array
  readonly legTarget: Int32Array
  readonly headDoneAt: Int32Array
  readonly headDuration: Int32Array
  readonly headLatest: Int32Array
  readonly tailDoneAt: Int32Array
  readonly tailDuration: Int32Array
  readonly tailLatest: Int32Array
  /** the timing labels of heads and tails, where one timing of a segment is not enough */
  readonly labels: RouteLabels | undefined
  /** the best timing of each route, where lateness has a price */
  readonly timings: RouteTimings | undefined
  /** by vehicle and dimension: all that is delivered and collected */
  readonly load: Float64Array
  /** by node and dimension: the highest load of its trip on any leg before it, and on any leg behind it */
  readonly headPeakLoad: Float64Array
  readonly tailPeakLoad: Float64Array
  /** by vehicle: the metres, and the seconds from start to end */
  readonly routeMetres: Float64Array
  readonly duration: Float64Array
  /** a lower bound of the duration that is quick to compute: without breaks, and with one wide window for each stop */
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
export const NO_NODE = -1

/** Where nothing can be late, times are not computed: every node is done early enough, and no arrival is too late. */
const MAX_TIME = 1 << 28

export const createRoutes = (instance: Instance): Routes => {
  const { stopCount, vehicleCount, dimensionCount, loadDependsOnOrder, ignoresTimes, unplannedCost } = instance
  const maxRouteNodes = stopCount + 2
  const nodes = stopCount + 2 * vehicleCount
  const peaks = loadDependsOnOrder ? nodes * dimensionCount : 0
  const routes: Routes = {
    order: new Int32Array(vehicleCount * maxRouteNodes),
    maxRouteNodes,
    visitCount: new Int32Array(vehicleCount),
    vehicleOf: new Int32Array(stopCount).fill(NO_VEHICLE),
    position: new Int32Array(stopCount),
    leg: new Int32Array(nodes),
    legTarget: new Int32Array(nodes).fill(NO_NODE),
    headDoneAt: new Int32Array(nodes).fill(ignoresTimes ? -MAX_TIME : 0),
    headDuration: new Int32Array(nodes),
    headLatest: new Int32Array(nodes),
    tailDoneAt: new Int32Array(nodes),
    tailDuration: new Int32Array(nodes),
    tailLatest: new Int32Array(nodes).fill(ignoresTimes ? MAX_TIME : 0),
    labels: createRouteLabels(instance),
    timings: createRouteTimings(instance),
    load: new Float64Array(vehicleCount * dimensionCount),
    headPeakLoad: new Float64Array(peaks),
    tailPeakLoad: new Float64Array(peaks),
    routeMetres: new Float64Array(vehicleCount),
    duration: new Float64Array(vehicleCount),
    minDuration: new Float64Array(vehicleCount),
    cost: new Float64Array(vehicleCount),
    version: new Int32Array(vehicleCount),
    unplanned: stopBag.create(stopCount),
    lastVersion: 0,
    usedCount: 0,
    isUsed: new Uint8Array(vehicleCount),
    total: unplannedCost.reduce((sum, cost) => sum + cost, 0),
  }
  for (let stop = 0; stop < stopCount; stop += 1) if (instance.isReload[stop] === 0) stopBag.add(routes.unplanned, stop)
  return routes
}

/** `node` must be a stop or a start, not an end. */
export const vehicleOfNode = ({ stopCount }: Instance, { vehicleOf }: Routes, node: number): number =>
  node < stopCount ? (vehicleOf[node] ?? 0) : node - stopCount

/** An unordered list of stops that grows and shrinks in place. */
export type StopBag = { readonly stops: Int32Array; count: number }

const createBag = (capacity: number): StopBag => ({ stops: new Int32Array(capacity), count: 0 })

const addStop = (bag: StopBag, stop: number): void => {
  bag.stops[bag.count] = stop
  bag.count += 1
}

const copyBag = (from: StopBag, to: StopBag): void => {
  for (let index = 0; index < from.count; index += 1) to.stops[index] = from.stops[index] ?? 0
  to.count = from.count
}

/** Removes the stop at an index; the last stop moves there. */
const removeAt = (bag: StopBag, index: number): number => {
  const stop = bag.stops[index] ?? 0
  bag.count -= 1
  bag.stops[index] = bag.stops[bag.count] ?? 0
  return stop
}

export const stopBag = { create: createBag, add: addStop, copy: copyBag, removeAt }

/** A set of vehicles that is iterated without allocation. */
export type VehicleSet = { readonly list: Int32Array; readonly has: Uint8Array; count: number }

const createSet = (vehicles: number): VehicleSet => ({
  list: new Int32Array(vehicles),
  has: new Uint8Array(vehicles),
  count: 0,
})

const addVehicle = (set: VehicleSet, vehicle: number): void => {
  if (set.has[vehicle] === 1) return
  set.has[vehicle] = 1
  set.list[set.count] = vehicle
  set.count += 1
}

const clear = (set: VehicleSet): void => {
  for (let index = 0; index < set.count; index += 1) set.has[set.list[index] ?? 0] = 0
  set.count = 0
}

export const vehicleSet = { create: createSet, add: addVehicle, clear }
