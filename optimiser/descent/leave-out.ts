import { link, recordChange } from './link-nodes'
import { overloadWith, setMovedLoad } from './loads'
import { MIN_GAIN, type PenalisedRoutes } from './penalised-routes'
import { timeCostOfJoin } from './times'
import { NO_VEHICLE } from '../routes'

/** Leaves a stop unvisited if that is cheaper. */
export const tryLeavingOut = (penalisedRoutes: PenalisedRoutes, stop: number): boolean => {
  const { stopCount, nodeCount, legCosts, next, prev, vehicleOf, leg, fixedCost, penalty } = penalisedRoutes
  const { visitCost, visitCosts, unplannedCost } = penalisedRoutes
  const vehicle = vehicleOf[stop] ?? 0
  const [before, after] = [prev[stop] ?? 0, next[stop] ?? 0]
  const legs = (legCosts[before * nodeCount + after] ?? 0) - (leg[before] ?? 0) - (leg[stop] ?? 0)
  const savedVehicle = before >= stopCount && after >= stopCount ? (fixedCost[vehicle] ?? 0) : 0
  let cost = (unplannedCost[stop] ?? 0) + legs - savedVehicle - (penalty[vehicle] ?? 0)
  if (cost > -MIN_GAIN) return false
  setMovedLoad(penalisedRoutes, stop, stop)
  cost +=
    penalisedRoutes.loadPenalty * overloadWith(penalisedRoutes, vehicle, -1) +
    (visitCosts[vehicle] ?? 0) -
    (visitCost?.[vehicle * stopCount + stop] ?? 0)
  if (penalisedRoutes.hasTimeCosts) cost += timeCostOfJoin(penalisedRoutes, before, after)
  if (cost > -MIN_GAIN) return false
  link(penalisedRoutes, before, after)
  vehicleOf[stop] = NO_VEHICLE
  recordChange(penalisedRoutes, vehicle, vehicle, -cost)
  return true
}
