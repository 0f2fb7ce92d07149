import type { Instance, Neighbours } from '../instance'
import { RELATED_FIRST, RELATED_LAST, allowedOrdersOf } from './allowed-orders'
import type { PenalisedRoutes } from './penalised-routes'
import { NO_VEHICLE } from '../routes'

/** Working routes of `vehicleCount` idle vehicles. */
export const createPenalisedRoutes = (
  instance: Instance,
  related: Neighbours,
  vehicleCount: number,
  isStopped: () => boolean = () => false,
): PenalisedRoutes => {
  const { stopCount } = instance
  const nodes = Int32Array.from({ length: stopCount + 2 * vehicleCount }, (_, node) => {
    if (node < stopCount) return node
    return node < stopCount + vehicleCount ? stopCount : stopCount + instance.vehicleCount
  })
  const metres = expandMatrix(instance, instance.metres, nodes, isStopped)
  const seconds =
    instance.seconds === instance.metres ? metres : expandMatrix(instance, instance.seconds, nodes, isStopped)
  const canBeLate = !instance.isNeverLate
  const start = instance.matrixRow[stopCount]
  const isTwoWay =
    !canBeLate &&
    instance.metresByDestination === instance.metres &&
    start === instance.matrixRow[stopCount + instance.vehicleCount]
  const byNode = (list: Int32Array): Int32Array => nodes.map((node) => list[node] ?? 0)
  const stopLoad = Float64Array.from(nodes, (node) => (node < stopCount ? (instance.stopLoad[node] ?? 0) : 0))
  return {
    stopCount,
    vehicleCount,
    nodeCount: nodes.length,
    metres,
    seconds,
    open: byNode(instance.open),
    close: byNode(instance.close),
    service: byNode(instance.service),
    stopLoad,
    capacity: instance.capacity[0] ?? 0,
    fixedCost: (instance.fixedCost[0] ?? 0) / instance.weights.perMetre,
    canBeLate,
    isTwoWay,
    related,
    allowedOrders: canBeLate
      ? allowedOrdersOf(instance, related, isStopped)
      : new Uint8Array(related.list.length).fill(RELATED_FIRST + RELATED_LAST),
    ...emptyRouteArrays(nodes.length, stopCount, vehicleCount),
    ...initialPenalties(instance, related),
  }
}

/**
 * The matrix by node instead of by matrix row. Driving from a start straight to an end costs
 * nothing, since an empty route does not leave the depot.
 */
const expandMatrix = (
  { stopCount, matrixRow, matrixSize }: Instance,
  matrix: Int32Array,
  nodes: Int32Array,
  isStopped: () => boolean,
): Int32Array => {
  const columns = nodes.map((node) => matrixRow[node] ?? 0)
  const expanded = new Int32Array(nodes.length ** 2)
  for (let from = 0; from < nodes.length && !isStopped(); from += 1) {
    const row = (columns[from] ?? 0) * matrixSize
    const until = from < stopCount ? nodes.length : stopCount
    for (let to = 0; to < until; to += 1) expanded[from * nodes.length + to] = matrix[row + (columns[to] ?? 0)] ?? 0
  }
  return expanded
}

type RouteArrays = Omit<
  PenalisedRoutes,
  | 'stopCount'
  | 'vehicleCount'
  | 'nodeCount'
  | 'metres'
  | 'seconds'
  | 'open'
  | 'close'
  | 'service'
  | 'stopLoad'
  | 'capacity'
  | 'fixedCost'
  | 'canBeLate'
  | 'isTwoWay'
  | 'related'
  | 'allowedOrders'
  | 'loadPenalty'
  | 'latePenalty'
>

const emptyRouteArrays = (nodes: number, stops: number, vehicles: number): RouteArrays => ({
  next: new Int32Array(nodes),
  prev: new Int32Array(nodes),
  vehicleOf: new Int32Array(nodes),
  position: new Int32Array(nodes),
  leg: new Int32Array(nodes),
  headDoneAt: new Int32Array(nodes),
  headLate: new Float64Array(nodes),
  headLoad: new Float64Array(nodes),
  headMetres: new Float64Array(nodes),
  headReverseMetres: new Float64Array(nodes),
  tailLatest: new Int32Array(nodes),
  tailLate: new Float64Array(nodes),
  visitCount: new Int32Array(vehicles),
  routeMetres: new Float64Array(vehicles),
  load: new Float64Array(vehicles),
  late: new Float64Array(vehicles),
  penalty: new Float64Array(vehicles),
  changedAt: new Int32Array(vehicles),
  triedAt: new Int32Array(stops),
  changeCount: 0,
  origin: new Int32Array(vehicles),
  segments: new Int32Array(9),
  savedCost: 0,
  idleVehicle: NO_VEHICLE,
})

/** The first penalty for load: a mean load too much costs as much as driving to this many close stops. */
const CLOSE_STOPS = 5

/** The first penalty for lateness: a second too late costs as much as this many seconds of driving. */
const DRIVING_SECONDS = 20

const initialPenalties = (
  instance: Instance,
  { perStop, list }: Neighbours,
): Pick<PenalisedRoutes, 'loadPenalty' | 'latePenalty'> => {
  const { stopCount, matrixRow, matrixSize, metres, seconds, stopLoad } = instance
  let [metresSum, secondsSum] = [0, 0]
  for (let stop = 0; stop < stopCount; stop += 1)
    for (let rank = 1; rank <= Math.min(CLOSE_STOPS, perStop - 1); rank += 1) {
      const legIndex = (matrixRow[stop] ?? 0) * matrixSize + (matrixRow[list[stop * perStop + rank] ?? 0] ?? 0)
      metresSum += metres[legIndex] ?? 0
      secondsSum += seconds[legIndex] ?? 0
    }
  const totalLoad = stopLoad.reduce((sum, load) => sum + load, 0)
  return {
    loadPenalty: metresSum / Math.max(1, totalLoad),
    latePenalty: (DRIVING_SECONDS * metresSum) / Math.max(1, secondsSum),
  }
}
