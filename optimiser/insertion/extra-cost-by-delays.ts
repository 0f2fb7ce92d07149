import type { Instance } from '../instance'
import { dayCost, hoursByDelays, hoursByDelaysWith, type Hours, type Tours } from '../tours'
import { SHORT_ROUTE, metresCostAdded, type Gap } from './gap'

/**
 * `minCost` is a lower bound of the extra cost, without lateness; an insertion that costs `maxCost` or more is of no
 * use.
 */
type CostBounds = { readonly minCost: number; readonly maxCost: number }

/**
 * The extra cost of a route with the delays that a stop causes: Infinity where that is too much, undefined
 * where the route has to be computed in full.
 */
export const extraCostByDelays = (
  instance: Instance,
  tours: Tours,
  gap: Gap,
  { minCost, maxCost }: CostBounds,
): number | undefined => {
  const latenessCost = instance.weights.lateness ?? 0
  if (minCost + latenessCost * ownLateness(instance, tours, gap) >= maxCost) return Infinity
  const count = tours.length[gap.vehicle] ?? 0
  // An extra stop may change which windows and breaks are best for the others. In short routes that is worth computing.
  if (tours.delays?.isOnlyTiming !== true && count < SHORT_ROUTE) return undefined
  const hoursBefore = count === 0 ? IDLE_HOURS : hoursByDelays(instance, tours, gap.vehicle)
  const { before, stop } = gap
  const maxLate = hoursBefore.late + (maxCost - minCost) / latenessCost
  const hours = hoursByDelaysWith(instance, tours, gap.vehicle, { before, stop, maxLate })
  if (hours.duration === Infinity) return Infinity
  return metresCostAdded(instance, tours, gap) + hoursCost(instance, hours) - hoursCost(instance, hoursBefore)
}

const IDLE_HOURS: Hours = { duration: 0, late: 0 }

/** The least lateness at the stop itself: as if there were no breaks, and its last window were the only one. */
const ownLateness = (
  instance: Instance,
  { order, stride, headDone }: Tours,
  { stop, vehicle, before }: Gap,
): number => {
  const { secondsTo, matrixRow, matrixSize, firstWindow, windowTo } = instance
  const node = order[vehicle * stride + before] ?? 0
  const arrival = (headDone[node] ?? 0) + (secondsTo[(matrixRow[stop] ?? 0) * matrixSize + (matrixRow[node] ?? 0)] ?? 0)
  return Math.max(0, arrival - (windowTo[(firstWindow[stop + 1] ?? 0) - 1] ?? 0))
}

const hoursCost = (instance: Instance, { duration, late }: Hours): number =>
  dayCost(instance, duration) + (instance.weights.lateness ?? 0) * late
