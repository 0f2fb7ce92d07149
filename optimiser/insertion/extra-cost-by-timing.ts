import type { Instance } from '../instance'
import {
  dayCost,
  durationAndLatenessOf,
  durationAndLatenessWithStop,
  type DurationAndLateness,
  type Routes,
} from '../routes'
import { SHORT_ROUTE_LIMIT, extraMetresCost, type Insertion } from './insertion'

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
  const latenessCost = instance.weights.lateness ?? 0
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
  dayCost(instance, duration) + (instance.weights.lateness ?? 0) * late
