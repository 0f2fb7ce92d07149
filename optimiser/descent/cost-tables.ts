import type { Instance, Neighbours } from '../instance'
import { legCostAt } from '../routes'
import { FORBIDDEN } from './penalised-routes'

/** Which of two stops can come first without making the other late: the related stop, the stop itself, or both. */
export const RELATED_FIRST = 1
export const RELATED_LAST = 2

/** By stop and rank of its related stops. */
export const allowedOrdersOf = (
  instance: Instance,
  { perStop, list }: Neighbours,
  isStopped: () => boolean,
): Uint8Array => {
  const allowedOrders = new Uint8Array(list.length)
  for (let index = 0; index < list.length && !(index % perStop === 0 && isStopped()); index += 1) {
    const stop = Math.floor(index / perStop)
    const related = list[index] ?? 0
    allowedOrders[index] =
      (mayPrecede(instance, related, stop) ? RELATED_FIRST : 0) +
      (mayPrecede(instance, stop, related) ? RELATED_LAST : 0)
  }
  return allowedOrders
}

const mayPrecede = (
  { open, close, service, seconds, matrixRow, matrixSize }: Instance,
  first: number,
  second: number,
): boolean => {
  const driveSeconds = seconds[(matrixRow[first] ?? 0) * matrixSize + (matrixRow[second] ?? 0)] ?? 0
  return (open[first] ?? 0) + (service[first] ?? 0) + driveSeconds <= (close[second] ?? 0)
}

/** How many of the nearest neighbours of each stop count as close. */
const CLOSE_STOPS = 5

/** For the legs between close stops: how many there are, and the mean cost, driving time, and time of a visit. */
export type NeighbourMeans = {
  readonly count: number
  readonly cost: number
  readonly seconds: number
  readonly visitSeconds: number
}

export const neighbourMeans = (instance: Instance, { perStop, list }: Neighbours): NeighbourMeans => {
  const { stopCount, matrixRow, matrixSize, seconds, service } = instance
  let [count, costSum, secondsSum, serviceSum] = [0, 0, 0, 0]
  for (let stop = 0; stop < stopCount; stop += 1)
    for (let rank = 1; rank <= Math.min(CLOSE_STOPS, perStop - 1); rank += 1) {
      const matrixIndex = (matrixRow[stop] ?? 0) * matrixSize + (matrixRow[list[stop * perStop + rank] ?? 0] ?? 0)
      costSum += legCostAt(instance, matrixIndex)
      secondsSum += seconds[matrixIndex] ?? 0
      serviceSum += service[stop] ?? 0
      count += 1
    }
  const divisor = Math.max(1, count)
  return {
    count,
    cost: costSum / divisor,
    seconds: secondsSum / divisor,
    visitSeconds: (secondsSum + serviceSum) / divisor,
  }
}

/** A mean leg between close stops costs this many units, so that rounding a leg changes next to nothing. */
const UNITS_PER_LEG = 1000

/** What one unit costs: a metre, where only metres cost anything. */
export const costUnitOf = ({ costsOnlyMetres, weights }: Instance, meanLegCost: number): number =>
  costsOnlyMetres ? weights.perMetre : (meanLegCost > 0 ? meanLegCost : 1) / UNITS_PER_LEG

/** More than any leg costs that is driven, and little enough for sums to be exact. */
const MAX_LEG = 1 << 26

/**
 * What the legs cost, by node instead of by matrix row. Driving from a start straight to an end costs nothing, since an
 * empty route does not leave the depot.
 */
export const expandLegCosts = (
  instance: Instance,
  nodes: Int32Array,
  unitCost: number,
  isStopped: () => boolean,
): Int32Array => {
  const { metres, costsOnlyMetres, weights, stopCount } = instance
  if (costsOnlyMetres) return expand(instance, nodes, isStopped, (index) => metres[index] ?? 0)
  const legCosts = expand(instance, nodes, isStopped, (index) =>
    Math.min(MAX_LEG, Math.round(legCostAt(instance, index) / unitCost)),
  )
  if (weights.compactness === 0) return legCosts
  for (let from = 0; from < stopCount; from += 1)
    for (let to = 0; to < stopCount; to += 1) {
      const index = (instance.matrixRow[from] ?? 0) * instance.matrixSize + (instance.matrixRow[to] ?? 0)
      const extra = Math.round((weights.compactness * (metres[index] ?? 0)) / unitCost)
      legCosts[from * nodes.length + to] = Math.min(MAX_LEG, (legCosts[from * nodes.length + to] ?? 0) + extra)
    }
  return legCosts
}

/** Where more than metres has a cost, a missing road takes no longer than two days, so that sums are exact. */
export const expandSeconds = (instance: Instance, nodes: Int32Array, isStopped: () => boolean): Int32Array => {
  const longest = instance.costsOnlyMetres ? Infinity : 2 * instance.longestDay
  return expand(instance, nodes, isStopped, (index) => Math.min(longest, instance.seconds[index] ?? 0))
}

const expand = (
  { stopCount, matrixRow, matrixSize }: Instance,
  nodes: Int32Array,
  isStopped: () => boolean,
  valueAt: (index: number) => number,
): Int32Array => {
  const columns = nodes.map((node) => matrixRow[node] ?? 0)
  const expanded = new Int32Array(nodes.length ** 2)
  for (let from = 0; from < nodes.length && !isStopped(); from += 1) {
    const row = (columns[from] ?? 0) * matrixSize
    const until = from < stopCount ? nodes.length : stopCount
    for (let to = 0; to < until; to += 1) expanded[from * nodes.length + to] = valueAt(row + (columns[to] ?? 0))
  }
  return expanded
}

/** By vehicle and stop: what a visit costs. Undefined where no visit costs anything. */
export const visitCostsOf = (
  { stopCount, mayVisit, changeCost }: Instance,
  vehicles: Int32Array,
  unitCost: number,
): Float64Array | undefined => {
  const costs = new Float64Array(vehicles.length * stopCount)
  vehicles.forEach((vehicle, index) => {
    for (let stop = 0; stop < stopCount; stop += 1)
      costs[index * stopCount + stop] =
        mayVisit[vehicle * stopCount + stop] === 1
          ? (changeCost?.[vehicle * stopCount + stop] ?? 0) / unitCost
          : FORBIDDEN
  })
  return costs.some((cost) => cost > 0) ? costs : undefined
}
