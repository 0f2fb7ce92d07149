import { latenessThrough, setSegment } from './lateness'
import { link, recordChange } from './link-nodes'
import { penaltyOf } from './measure-route'
import { NO_VEHICLE, type WorkingRoutes } from './working-routes'

/** Inserts an unvisited stop where it costs least: beside one of its related stops, or alone in an idle vehicle. */
export const insertCheapest = (workingRoutes: WorkingRoutes, stop: number): void => {
  const { stops, related, vehicleOf, prev, next, idleVehicle } = workingRoutes
  let leastCost = idleVehicle === NO_VEHICLE ? Infinity : costAfter(workingRoutes, stop, stops + idleVehicle, Infinity)
  let bestNode = stops + Math.max(0, idleVehicle)
  for (let index = stop * related.perStop + 1; index < (stop + 1) * related.perStop; index += 1) {
    const other = related.list[index] ?? 0
    if (vehicleOf[other] !== NO_VEHICLE) {
      const costAfterOther = costAfter(workingRoutes, stop, other, leastCost)
      if (costAfterOther < leastCost) bestNode = other
      leastCost = Math.min(leastCost, costAfterOther)
      const costBeforeOther = costAfter(workingRoutes, stop, prev[other] ?? 0, leastCost)
      if (costBeforeOther < leastCost) bestNode = prev[other] ?? 0
      leastCost = Math.min(leastCost, costBeforeOther)
    }
  }
  const after = next[bestNode] ?? 0
  link(workingRoutes, bestNode, stop)
  link(workingRoutes, stop, after)
  recordChange(workingRoutes, vehicleOf[bestNode] ?? 0, vehicleOf[bestNode] ?? 0, 0)
}

/** Infinity where it costs `maxCost` or more. */
const costAfter = (workingRoutes: WorkingRoutes, stop: number, node: number, maxCost: number): number => {
  const { stops, nodes, metres, next, vehicleOf, leg, load, penalty, fixedCost, amount } = workingRoutes
  const after = next[node] ?? 0
  const vehicle = vehicleOf[node] ?? 0
  const fixedCostAdded = node >= stops && after >= stops ? fixedCost : 0
  const newLegs = (metres[node * nodes + stop] ?? 0) + (metres[stop * nodes + after] ?? 0)
  const costBefore = (leg[node] ?? 0) + (penalty[vehicle] ?? 0)
  if (newLegs + fixedCostAdded - costBefore >= maxCost) return Infinity
  const cost =
    newLegs + fixedCostAdded - costBefore + penaltyOf(workingRoutes, (load[vehicle] ?? 0) + (amount[stop] ?? 0), 0)
  if (cost >= maxCost || !workingRoutes.isTimed) return cost
  setSegment(workingRoutes, 0, stop, stop)
  return cost + latenessThrough(workingRoutes, node, 1, after) * workingRoutes.latePenalty
}
