import type { Instance } from '../instance'
import {
  dayCost,
  type Routes,
  durationAndLatenessOf,
  durationAndLatenessWithStop,
  type DurationAndLateness,
} from '../routes'
import type { Search } from '../search'

/** Routes with fewer stops than this are short: they are computed in full for every insertion that might be the cheapest. */
export const SHORT_ROUTE_LIMIT = 8

/** Where positions are searched, and which of them are skipped; `ignoresCapacity` where the caller has checked that. */
export type PositionSearch = {
  readonly instance: Instance
  readonly routes: Routes
  readonly isSkipped?: () => boolean
  readonly ignoresCapacity?: boolean
}

/** A stop put behind the first `precedingCount` stops of a vehicle. */
export type Insertion = { readonly stop: number; readonly vehicle: number; readonly precedingCount: number }

/** The extra cost of a route for its extra metres, compactness included. */
export const extraMetresCost = (
  instance: Instance,
  routes: Routes,
  { stop, vehicle, precedingCount }: Insertion,
): number => {
  const { matrixSize, matrixRow, stopCount, metres, metresByDestination, weights } = instance
  const index = vehicle * routes.maxRouteNodes + precedingCount
  const [node, next] = [routes.order[index] ?? 0, routes.order[index + 1] ?? 0]
  const row = (matrixRow[stop] ?? 0) * matrixSize
  const metresToStop = metresByDestination[row + (matrixRow[node] ?? 0)] ?? 0
  const metresFromStop = metres[row + (matrixRow[next] ?? 0)] ?? 0
  const leg = routes.leg[node] ?? 0
  const metresCost = weights.perMetre * (metresToStop + metresFromStop - leg)
  if (weights.compactness === 0) return metresCost
  const extraMetresBetweenStops =
    (node < stopCount ? metresToStop : 0) +
    (next < stopCount ? metresFromStop : 0) -
    (node < stopCount && next < stopCount ? leg : 0)
  return metresCost + weights.compactness * extraMetresBetweenStops
}

/** The part of an insertion's cost that does not depend on the position: the use of an idle vehicle, and the change of vehicle. */
export const costAtAnyPosition = (instance: Instance, { visitCount }: Routes, stop: number, vehicle: number): number =>
  (visitCount[vehicle] === 0 ? (instance.fixedCost[vehicle] ?? 0) : 0) +
  (instance.changeCost?.[vehicle * instance.stopCount + stop] ?? 0)

/**
 * The index of the first node of a route behind which a stop that is done at `finishTime` may fit: it makes no later node
 * late if driving on from it takes no time. Found by binary search.
 */
export const firstIndexInTime = (
  { order, tailLatest }: Routes,
  first: number,
  last: number,
  finishTime: number,
): number => {
  let [low, high] = [first, last]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tailLatest[order[middle + 1] ?? 0] ?? 0) >= finishTime) high = middle
    else low = middle + 1
  }
  return low
}

/** The least it costs to send an idle vehicle for this stop alone: there, service, and home. */
export const leastCostAlone = ({ instance, aloneCost }: Search, stop: number): number => {
  const cached = aloneCost[stop] ?? 0
  if (cached >= 0) return cached
  let leastCost = Infinity
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1)
    if (instance.vehicleKind[vehicle] === vehicle && instance.mayVisit[vehicle * instance.stopCount + stop] === 1)
      leastCost = Math.min(leastCost, costAlone(instance, vehicle, stop))
  aloneCost[stop] = leastCost
  return leastCost
}

export const costAlone = (instance: Instance, vehicle: number, stop: number): number => {
  const { matrixRow, matrixSize, seconds, metres, service, weights, stopCount, vehicleCount } = instance
  const legThere = (matrixRow[stopCount + vehicle] ?? 0) * matrixSize + (matrixRow[stop] ?? 0)
  const legHome = (matrixRow[stop] ?? 0) * matrixSize + (matrixRow[stopCount + vehicleCount + vehicle] ?? 0)
  const duration = (seconds[legThere] ?? 0) + (service[stop] ?? 0) + (seconds[legHome] ?? 0)
  const metresCost = weights.perMetre * ((metres[legThere] ?? 0) + (metres[legHome] ?? 0))
  return (instance.fixedCost[vehicle] ?? 0) + metresCost + dayCost(instance, duration)
}

/**
 * `minCost` is a lower bound of the extra cost, without lateness; an insertion that costs `maxCost` or more is of no
 * use.
 */
type CostBounds = { readonly minCost: number; readonly maxCost: number }

/**
 * The extra cost of a route with one more stop, by its known timing: Infinity where the stop does not fit or costs too
 * much, undefined where the route has to be computed in full.
 */
export const extraCostByTiming = (
  instance: Instance,
  routes: Routes,
  insertion: Insertion,
  { minCost, maxCost }: CostBounds,
): number | undefined => {
  const latenessCost = instance.weights.latenessWeight ?? 0
  if (minCost + latenessCost * ownLateness(instance, routes, insertion) >= maxCost) return Infinity
  const count = routes.visitCount[insertion.vehicle] ?? 0
  // An extra stop may change which windows and breaks are best for the others. In short routes that is worth computing.
  if (routes.timings?.hasOneTiming !== true && count < SHORT_ROUTE_LIMIT) return undefined
  const timingBefore = count === 0 ? IDLE_TIMING : durationAndLatenessOf(instance, routes, insertion.vehicle)
  const { precedingCount, stop } = insertion
  const maxLate = timingBefore.late + (maxCost - minCost) / latenessCost
  const timing = durationAndLatenessWithStop(instance, routes, insertion.vehicle, { precedingCount, stop, maxLate })
  if (timing.duration === Infinity) return Infinity
  return (
    extraMetresCost(instance, routes, insertion) + timingCost(instance, timing) - timingCost(instance, timingBefore)
  )
}

const IDLE_TIMING: DurationAndLateness = { duration: 0, late: 0 }

/** The least lateness at the stop itself: as if there were no breaks, and its last window were the only one. */
const ownLateness = (
  instance: Instance,
  { order, maxRouteNodes, headDoneAt }: Routes,
  { stop, vehicle, precedingCount }: Insertion,
): number => {
  const { secondsByDestination, matrixRow, matrixSize, firstWindow, windowTo } = instance
  const node = order[vehicle * maxRouteNodes + precedingCount] ?? 0
  const arrival =
    (headDoneAt[node] ?? 0) + (secondsByDestination[(matrixRow[stop] ?? 0) * matrixSize + (matrixRow[node] ?? 0)] ?? 0)
  return Math.max(0, arrival - (windowTo[(firstWindow[stop + 1] ?? 0) - 1] ?? 0))
}

const timingCost = (instance: Instance, { duration, late }: DurationAndLateness): number =>
  dayCost(instance, duration) + (instance.weights.latenessWeight ?? 0) * late
