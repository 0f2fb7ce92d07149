import { timeCostThrough, setSegment } from './times'
import { isReversed, link, linkBetween, recordMove } from './link-nodes'
import { setMovedLoad, subtractMovedLoad } from './loads'
import { overloadCostAfterMove } from './vehicle-sizes'
import { MIN_GAIN, type PenalisedRoutes } from './penalised-routes'
import { extraLegsOfSwap, extraVisitCost } from './legs-and-visit-costs'

/** The cost of both routes before a move, as far as the move changes it, times -1; their visits count on. */
export const costToSave = ({ penalty, visitCosts }: PenalisedRoutes, vehicle: number, otherVehicle: number): number =>
  (visitCosts[vehicle] ?? 0) + (visitCosts[otherVehicle] ?? 0) - (penalty[vehicle] ?? 0) - (penalty[otherVehicle] ?? 0)

/** Moves a segment behind a node of another route, if that is cheaper. */
export const tryMove = (
  penalisedRoutes: PenalisedRoutes,
  first: number,
  last: number,
  node: number,
  extraLegs: number,
): boolean => {
  const { next, prev, vehicleOf, hasTimeCosts } = penalisedRoutes
  const fromVehicle = vehicleOf[first] ?? 0
  const toVehicle = vehicleOf[node] ?? 0
  const [routeFirst, routeLast] = isReversed(penalisedRoutes, first, last) ? [last, first] : [first, last]
  setMovedLoad(penalisedRoutes, routeFirst, routeLast)
  let cost =
    extraLegs +
    costToSave(penalisedRoutes, fromVehicle, toVehicle) +
    overloadCostAfterMove(penalisedRoutes, fromVehicle, toVehicle) +
    extraVisitCost(penalisedRoutes, routeFirst, routeLast, fromVehicle, toVehicle)
  if (cost > -MIN_GAIN) return false
  const before = prev[routeFirst] ?? 0
  const following = next[routeLast] ?? 0
  const after = next[node] ?? 0
  if (hasTimeCosts) {
    cost += timeCostThrough(penalisedRoutes, before, 0, following)
    if (cost > -MIN_GAIN) return false
    setSegment(penalisedRoutes, 0, first, last)
    cost += timeCostThrough(penalisedRoutes, node, 1, after)
    if (cost > -MIN_GAIN) return false
  }
  link(penalisedRoutes, before, following)
  linkBetween(penalisedRoutes, first, last, node, after)
  recordMove(penalisedRoutes, fromVehicle, toVehicle, -cost)
  return true
}

/** Swaps a segment with one of another route, if that is cheaper. */
export const trySwap = (
  penalisedRoutes: PenalisedRoutes,
  first: number,
  last: number,
  otherFirst: number,
  otherLast: number,
): boolean => {
  const { next, prev, vehicleOf, hasTimeCosts } = penalisedRoutes
  const vehicle = vehicleOf[first] ?? 0
  const otherVehicle = vehicleOf[otherFirst] ?? 0
  const before = prev[first] ?? 0
  const following = next[last] ?? 0
  const otherBefore = prev[otherFirst] ?? 0
  const otherFollowing = next[otherLast] ?? 0
  setMovedLoad(penalisedRoutes, first, last)
  subtractMovedLoad(penalisedRoutes, otherFirst, otherLast)
  let cost =
    extraLegsOfSwap(penalisedRoutes, first, last, otherFirst, otherLast) +
    costToSave(penalisedRoutes, vehicle, otherVehicle) +
    overloadCostAfterMove(penalisedRoutes, vehicle, otherVehicle) +
    extraVisitCost(penalisedRoutes, first, last, vehicle, otherVehicle) +
    extraVisitCost(penalisedRoutes, otherFirst, otherLast, otherVehicle, vehicle)
  if (cost > -MIN_GAIN) return false
  if (hasTimeCosts) {
    setSegment(penalisedRoutes, 0, otherFirst, otherLast)
    cost += timeCostThrough(penalisedRoutes, before, 1, following)
    if (cost > -MIN_GAIN) return false
    setSegment(penalisedRoutes, 0, first, last)
    cost += timeCostThrough(penalisedRoutes, otherBefore, 1, otherFollowing)
    if (cost > -MIN_GAIN) return false
  }
  linkBetween(penalisedRoutes, otherFirst, otherLast, before, following)
  linkBetween(penalisedRoutes, first, last, otherBefore, otherFollowing)
  recordMove(penalisedRoutes, vehicle, otherVehicle, -cost)
  return true
}
