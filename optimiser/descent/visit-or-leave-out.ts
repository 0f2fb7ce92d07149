import { timeCostThrough, setSegment } from './times'
import { link, recordVisit } from './link-nodes'
import { setMovedLoad } from './loads'
import { maxSizeSavingOfVehicle, overloadCostWith } from './vehicle-sizes'
import { MIN_GAIN, type PenalisedRoutes } from './penalised-routes'
import { NO_VEHICLE } from '../routes'

/**
 * Inserts an unvisited stop where it costs least: beside one of its related stops, or alone in an idle vehicle. Where it
 * costs more than leaving the stop unvisited, it stays so. Returns whether the stop was inserted.
 */
export const insertCheapest = (penalisedRoutes: PenalisedRoutes, stop: number): boolean => {
  const { stopCount, vehicleCount, related, vehicleOf, prev, next, visitCount, unplannedCost, vehicleKind } =
    penalisedRoutes
  const maxCost = unplannedCost[stop] ?? 0
  let [leastCost, bestNode] = [maxCost, -1]
  let triedKind = -1
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1)
    if (visitCount[vehicle] === 0 && vehicleKind[vehicle] !== triedKind) {
      triedKind = vehicleKind[vehicle] ?? 0
      const costAlone = costOfInsertion(penalisedRoutes, stop, stopCount + vehicle, leastCost)
      if (costAlone < leastCost) [leastCost, bestNode] = [costAlone, stopCount + vehicle]
    }
  for (let index = stop * related.perStop + 1; index < (stop + 1) * related.perStop; index += 1) {
    const other = related.list[index] ?? 0
    if (vehicleOf[other] !== NO_VEHICLE) {
      const costAfterOther = costOfInsertion(penalisedRoutes, stop, other, leastCost)
      if (costAfterOther < leastCost) bestNode = other
      leastCost = Math.min(leastCost, costAfterOther)
      const costBeforeOther = costOfInsertion(penalisedRoutes, stop, prev[other] ?? 0, leastCost)
      if (costBeforeOther < leastCost) bestNode = prev[other] ?? 0
      leastCost = Math.min(leastCost, costBeforeOther)
    }
  }
  if (bestNode < 0) return false
  const after = next[bestNode] ?? 0
  link(penalisedRoutes, bestNode, stop)
  link(penalisedRoutes, stop, after)
  setStopLoad(penalisedRoutes, stop)
  recordVisit(penalisedRoutes, vehicleOf[bestNode] ?? 0, 1, maxCost - leastCost)
  return true
}

export const setStopLoad = ({ loadCount, movedLoad, stopLoad }: PenalisedRoutes, stop: number): void => {
  for (let load = 0; load < loadCount; load += 1) movedLoad[load] = stopLoad[stop * loadCount + load] ?? 0
}

/** What it costs to insert an unvisited stop behind a node; Infinity where that is `maxCost` or more. */
export const costOfInsertion = (
  penalisedRoutes: PenalisedRoutes,
  stop: number,
  node: number,
  maxCost: number,
): number => {
  const { stopCount, nodeCount, legCosts, next, vehicleOf, leg, penalty, fixedCost, visitCost, visitCosts } =
    penalisedRoutes
  const after = next[node] ?? 0
  const vehicle = vehicleOf[node] ?? 0
  const fixedCostAdded = node >= stopCount && after >= stopCount ? (fixedCost[vehicle] ?? 0) : 0
  const newLegs = (legCosts[node * nodeCount + stop] ?? 0) + (legCosts[stop * nodeCount + after] ?? 0)
  const costBefore = (leg[node] ?? 0) + (penalty[vehicle] ?? 0)
  if (newLegs + fixedCostAdded - costBefore - maxSizeSavingOfVehicle(penalisedRoutes, vehicle) >= maxCost)
    return Infinity
  setStopLoad(penalisedRoutes, stop)
  const cost =
    newLegs +
    fixedCostAdded -
    costBefore +
    overloadCostWith(penalisedRoutes, vehicle, 1) +
    (visitCosts[vehicle] ?? 0) +
    (visitCost?.[vehicle * stopCount + stop] ?? 0)
  if (cost >= maxCost || !penalisedRoutes.hasTimeCosts) return cost
  setSegment(penalisedRoutes, 0, stop, stop)
  return cost + timeCostThrough(penalisedRoutes, node, 1, after)
}

/** Leaves a stop unvisited if that is cheaper. */
export const tryLeavingOut = (penalisedRoutes: PenalisedRoutes, stop: number): boolean => {
  const { stopCount, nodeCount, legCosts, next, prev, vehicleOf, leg, fixedCost, penalty } = penalisedRoutes
  const { visitCost, visitCosts, unplannedCost } = penalisedRoutes
  const vehicle = vehicleOf[stop] ?? 0
  const [before, after] = [prev[stop] ?? 0, next[stop] ?? 0]
  const legs = (legCosts[before * nodeCount + after] ?? 0) - (leg[before] ?? 0) - (leg[stop] ?? 0)
  const savedVehicle = before >= stopCount && after >= stopCount ? (fixedCost[vehicle] ?? 0) : 0
  let cost = (unplannedCost[stop] ?? 0) + legs - savedVehicle - (penalty[vehicle] ?? 0)
  if (cost > -MIN_GAIN && penalisedRoutes.sizes === undefined) return false
  setMovedLoad(penalisedRoutes, stop, stop)
  cost +=
    overloadCostWith(penalisedRoutes, vehicle, -1) +
    (visitCosts[vehicle] ?? 0) -
    (visitCost?.[vehicle * stopCount + stop] ?? 0)
  if (penalisedRoutes.hasTimeCosts) cost += timeCostThrough(penalisedRoutes, before, 0, after)
  if (cost > -MIN_GAIN) return false
  link(penalisedRoutes, before, after)
  vehicleOf[stop] = NO_VEHICLE
  recordVisit(penalisedRoutes, vehicle, -1, -cost)
  return true
}
