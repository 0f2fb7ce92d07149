import type { Instance, Neighbours } from '../instance'
import {
  RELATED_FIRST,
  RELATED_LAST,
  allowedOrdersOf,
  costUnitOf,
  expandLegCosts,
  expandSeconds,
  neighbourMeans,
  visitCostsOf,
} from './cost-tables'
import type { PenalisedRoutes } from './penalised-routes'
import { NO_VEHICLE } from '../routes'
import { vehicleSizesOf } from './vehicle-sizes'

/** Working routes of these vehicles of an instance, all of them idle. */
export const createPenalisedRoutes = (
  instance: Instance,
  related: Neighbours,
  vehicles: Int32Array,
  isStopped: () => boolean = () => false,
): PenalisedRoutes => {
  const { stopCount, weights } = instance
  const vehicleCount = vehicles.length
  const nodes = Int32Array.from({ length: stopCount + 2 * vehicleCount }, (_, node) => {
    if (node < stopCount) return node
    const vehicle = vehicles[(node - stopCount) % vehicleCount] ?? 0
    return node < stopCount + vehicleCount ? stopCount + vehicle : stopCount + instance.vehicleCount + vehicle
  })
  const means = neighbourMeans(instance, related)
  const unitCost = costUnitOf(instance, means.cost)
  const legCosts = expandLegCosts(instance, nodes, unitCost, isStopped)
  const seconds =
    instance.seconds === instance.metres && instance.costsOnlyMetres
      ? legCosts
      : expandSeconds(instance, nodes, isStopped)
  const byNode = (list: Int32Array): Int32Array => nodes.map((node) => list[node] ?? 0)
  const vehicleKind = vehicles.map((vehicle) => instance.vehicleKind[vehicle] ?? 0)
  const areIdentical = vehicleKind.every((kind) => kind === vehicleKind[0])
  const endKeys = Array.from(
    nodes.subarray(stopCount + vehicleCount),
    (node) => `${instance.matrixRow[node]} ${instance.close[node]}`,
  )
  const close = byNode(instance.close)
  const hasDurationCosts = weights.balance > 0 || (weights.perSecond > 0 && instance.hasWindows)
  const hasTimeCosts = hasDurationCosts || !instance.isNeverLate
  const loads = loadsOf(instance, vehicles, nodes)
  const fixedCost = Float64Array.from(vehicles, (vehicle) => (instance.fixedCost[vehicle] ?? 0) / unitCost)
  const sizes = vehicleSizesOf(instance, vehicles, { vehicleKind, fixedCost, ...loads })
  const totalLoad = loads.stopLoad.reduce((sum, load, index) => (index % loads.loadCount === 0 ? sum + load : sum), 0)
  return {
    stopCount,
    vehicleCount,
    nodeCount: nodes.length,
    vehicles,
    vehicleKind,
    areIdentical,
    unitCost,
    legCosts,
    seconds,
    open: byNode(instance.open),
    close,
    service: byNode(instance.service),
    ...loads,
    fixedCost,
    sizes,
    visitCost: visitCostsOf(instance, vehicles, unitCost),
    unplannedCost: instance.unplannedCost.map((cost) => cost / unitCost),
    hasTimeCosts,
    hasDurationCosts,
    waitCost: weights.perSecond / unitCost,
    squareCost: weights.balance / instance.longestDay / unitCost,
    maxDuration: MAX_DAYS * instance.longestDay,
    maxMovedSeconds: MOVED_VISITS * means.visitSeconds,
    isTwoWay: !hasTimeCosts && sizes === undefined && vehicles.every((vehicle) => isSymmetric(instance, vehicle)),
    firstOfEnd: Int32Array.from(endKeys, (key) => endKeys.indexOf(key)),
    related,
    allowedOrders: instance.isNeverLate
      ? new Uint8Array(related.list.length).fill(RELATED_FIRST + RELATED_LAST)
      : allowedOrdersOf(instance, related, isStopped),
    ...emptyRouteArrays(nodes.length, vehicleCount, loads.loadCount, hasDurationCosts),
    triedAt: new Int32Array(stopCount),
    changeCount: 0,
    savedCost: 0,
    idleVehicle: NO_VEHICLE,
    // A mean load too much costs as much as the legs to a few close stops, and a second late as much as some driving.
    loadPenalty: (means.cost * means.count) / unitCost / Math.max(1, totalLoad),
    latePenalty: (DRIVING_SECONDS * (means.cost / unitCost)) / Math.max(1 / Math.max(1, means.count), means.seconds),
  }
}

/** The vehicles that any of the plans uses, and up to `extraCount` idle ones of each kind. */
export const vehiclesToUse = (
  { vehicleCount, vehicleKind }: Instance,
  plans: ReadonlyArray<{ readonly visitCount: Int32Array }>,
  extraCount: number,
): Int32Array => {
  const idleByKind = new Map<number, number>()
  return Int32Array.from({ length: vehicleCount }, (_, vehicle) => vehicle).filter((vehicle) => {
    if (plans.some(({ visitCount }) => (visitCount[vehicle] ?? 0) > 0)) return true
    const kind = vehicleKind[vehicle] ?? 0
    const idleCount = (idleByKind.get(kind) ?? 0) + 1
    idleByKind.set(kind, idleCount)
    return idleCount <= extraCount
  })
}

/** The first penalty for lateness: a second too late costs as much as this many seconds of driving. */
const DRIVING_SECONDS = 20

/** Durations are exact up to this many of the longest days. */
const MAX_DAYS = 4

/** A move seldom takes the time of more visits than this from one day to another. */
const MOVED_VISITS = 6

/** Whether each leg is as long in both directions, and the route of the vehicle ends where it began. */
const isSymmetric = (
  { metres, metresByDestination, seconds, secondsByDestination, weights, matrixRow, stopCount, vehicleCount }: Instance,
  vehicle: number,
): boolean =>
  metresByDestination === metres &&
  (weights.perSecond === 0 || secondsByDestination === seconds) &&
  matrixRow[stopCount + vehicle] === matrixRow[stopCount + vehicleCount + vehicle]

type Loads = Pick<PenalisedRoutes, 'loadCount' | 'stopLoad' | 'capacity' | 'loadScale'>

/** What is delivered and what is collected count apart where there is both, and the order of a route is ignored. */
const loadsOf = (instance: Instance, vehicles: Int32Array, nodes: Int32Array): Loads => {
  const { stopCount, dimensionCount, delivered, collected, loadDependsOnOrder } = instance
  const loadCount = loadDependsOnOrder ? 2 * dimensionCount : dimensionCount
  const amountAt = (node: number, load: number): number => {
    const index = node * dimensionCount + (load % dimensionCount)
    if (node >= stopCount) return 0
    if (!loadDependsOnOrder) return (delivered[index] ?? 0) + (collected[index] ?? 0)
    return (load < dimensionCount ? delivered[index] : collected[index]) ?? 0
  }
  const stopLoad = new Float64Array(nodes.length * loadCount)
  const totals = new Float64Array(loadCount)
  nodes.forEach((node, index) => {
    for (let load = 0; load < loadCount; load += 1) {
      stopLoad[index * loadCount + load] = amountAt(node, load)
      totals[load] = (totals[load] ?? 0) + amountAt(node, load)
    }
  })
  const capacity = new Float64Array(vehicles.length * loadCount)
  vehicles.forEach((vehicle, index) => {
    for (let load = 0; load < loadCount; load += 1)
      capacity[index * loadCount + load] = instance.capacity[vehicle * dimensionCount + (load % dimensionCount)] ?? 0
  })
  const loadScale = totals.map((sum) => Math.max(1, totals[0] ?? 0) / Math.max(1, sum))
  return { loadCount, stopLoad, capacity, loadScale }
}

type RouteArrays = Pick<
  PenalisedRoutes,
  | 'next'
  | 'prev'
  | 'vehicleOf'
  | 'position'
  | 'leg'
  | 'headDoneAt'
  | 'headLate'
  | 'headLegs'
  | 'headReverseLegs'
  | 'headLoad'
  | 'tailLatest'
  | 'tailLate'
  | 'headLatestDone'
  | 'headWait'
  | 'headWork'
  | 'tailEarliest'
  | 'tailWait'
  | 'tailWork'
  | 'visitCount'
  | 'routeLegs'
  | 'overload'
  | 'late'
  | 'duration'
  | 'dayCost'
  | 'visitCosts'
  | 'penalty'
  | 'load'
  | 'changedAt'
  | 'origin'
  | 'segments'
  | 'movedLoad'
>

const emptyRouteArrays = (nodes: number, vehicles: number, loads: number, hasDurationCosts: boolean): RouteArrays => ({
  next: new Int32Array(nodes),
  prev: new Int32Array(nodes),
  vehicleOf: new Int32Array(nodes),
  position: new Int32Array(nodes),
  leg: new Int32Array(nodes),
  headDoneAt: new Int32Array(nodes),
  headLate: new Float64Array(nodes),
  headLegs: new Float64Array(nodes),
  headReverseLegs: new Float64Array(nodes),
  headLoad: new Float64Array(nodes * loads),
  tailLatest: new Int32Array(nodes),
  tailLate: new Float64Array(nodes),
  headLatestDone: new Int32Array(hasDurationCosts ? nodes : 0),
  headWait: new Float64Array(hasDurationCosts ? nodes : 0),
  headWork: new Float64Array(hasDurationCosts ? nodes : 0),
  tailEarliest: new Int32Array(hasDurationCosts ? nodes : 0),
  tailWait: new Float64Array(hasDurationCosts ? nodes : 0),
  tailWork: new Float64Array(hasDurationCosts ? nodes : 0),
  visitCount: new Int32Array(vehicles),
  routeLegs: new Float64Array(vehicles),
  overload: new Float64Array(vehicles),
  late: new Float64Array(vehicles),
  duration: new Float64Array(vehicles),
  dayCost: new Float64Array(vehicles),
  visitCosts: new Float64Array(vehicles),
  penalty: new Float64Array(vehicles),
  load: new Float64Array(vehicles * loads),
  changedAt: new Int32Array(vehicles),
  origin: new Int32Array(vehicles),
  segments: new Int32Array(9),
  movedLoad: new Float64Array(loads),
})
