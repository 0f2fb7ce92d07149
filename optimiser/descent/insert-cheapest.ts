import { latenessThrough, setSegment } from './lateness'
import { link, recordChange } from './link-nodes'
import { penaltyOf } from './measure-route'
import type { PenalisedRoutes } from './penalised-routes'
import { NO_VEHICLE } from '../routes'

/** Inserts an unvisited stop where it costs least: beside one of its related stops, or alone in an idle vehicle. */
export const insertCheapest = (penalisedRoutes: PenalisedRoutes, stop: number): void => {
  const { stopCount, related, vehicleOf, prev, next, idleVehicle } = penalisedRoutes
  let leastCost =
    idleVehicle === NO_VEHICLE ? Infinity : costAfter(penalisedRoutes, stop, stopCount + idleVehicle, Infinity)
  let bestNode = stopCount + Math.max(0, idleVehicle)
  for (let index = stop * related.perStop + 1; index < (stop + 1) * related.perStop; index += 1) {
    const other = related.list[index] ?? 0
    if (vehicleOf[other] !== NO_VEHICLE) {
      const costAfterOther = costAfter(penalisedRoutes, stop, other, leastCost)
      if (costAfterOther < leastCost) bestNode = other
      leastCost = Math.min(leastCost, costAfterOther)
      const costBeforeOther = costAfter(penalisedRoutes, stop, prev[other] ?? 0, leastCost)
      if (costBeforeOther < leastCost) bestNode = prev[other] ?? 0
      leastCost = Math.min(leastCost, costBeforeOther)
    }
  }
  const after = next[bestNode] ?? 0
  link(penalisedRoutes, bestNode, stop)
  link(penalisedRoutes, stop, after)
  recordChange(penalisedRoutes, vehicleOf[bestNode] ?? 0, vehicleOf[bestNode] ?? 0, 0)
}

/** Infinity where it costs `maxCost` or more. */
const costAfter = (penalisedRoutes: PenalisedRoutes, stop: number, node: number, maxCost: number): number => {
  const { stopCount, nodeCount, metres, next, vehicleOf, leg, load, penalty, fixedCost, stopLoad } = penalisedRoutes
  const after = next[node] ?? 0
  const vehicle = vehicleOf[node] ?? 0
  const fixedCostAdded = node >= stopCount && after >= stopCount ? fixedCost : 0
  const newLegs = (metres[node * nodeCount + stop] ?? 0) + (metres[stop * nodeCount + after] ?? 0)
  const costBefore = (leg[node] ?? 0) + (penalty[vehicle] ?? 0)
  if (newLegs + fixedCostAdded - costBefore >= maxCost) return Infinity
  const cost =
    newLegs + fixedCostAdded - costBefore + penaltyOf(penalisedRoutes, (load[vehicle] ?? 0) + (stopLoad[stop] ?? 0), 0)
  if (cost >= maxCost || !penalisedRoutes.canBeLate) return cost
  setSegment(penalisedRoutes, 0, stop, stop)
  return cost + latenessThrough(penalisedRoutes, node, 1, after) * penalisedRoutes.latePenalty
}
