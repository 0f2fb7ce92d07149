import { timeCostThrough, setSegment } from './times'
import { link, linkBetween, recordMove } from './link-nodes'
import { setMovedTails } from './loads'
import { overloadCostAfterMove } from './vehicle-sizes'
import { MIN_GAIN, type PenalisedRoutes } from './penalised-routes'
import { costToSave } from './try-move'
import { extraVisitCost } from './legs-and-visit-costs'

/**
 * Swaps tails (2-opt*): a stop and all behind it move behind a node of another route, whose own tail
 * moves to the first route, if that is cheaper. `extraLegs` includes what it costs to use the vehicles.
 */
export const tryTailSwap = (
  penalisedRoutes: PenalisedRoutes,
  stop: number,
  node: number,
  extraLegs: number,
): boolean => {
  const { stopCount, vehicleCount, next, prev, vehicleOf, hasTimeCosts, firstOfEnd } = penalisedRoutes
  const vehicle = vehicleOf[stop] ?? 0
  const otherVehicle = vehicleOf[node] ?? 0
  const before = prev[stop] ?? 0
  const after = next[node] ?? 0
  const end = stopCount + vehicleCount + vehicle
  const otherEnd = stopCount + vehicleCount + otherVehicle
  const tail = after === otherEnd ? end : after
  const lastStop = prev[end] ?? 0
  const otherLastStop = prev[otherEnd] ?? 0
  setMovedTails(penalisedRoutes, { vehicle, node: before, otherVehicle, otherNode: node })
  let cost =
    extraLegs +
    costToSave(penalisedRoutes, vehicle, otherVehicle) +
    overloadCostAfterMove(penalisedRoutes, vehicle, otherVehicle)
  if (cost > -MIN_GAIN) return false
  cost += extraVisitCost(penalisedRoutes, stop, lastStop, vehicle, otherVehicle)
  if (after !== otherEnd) cost += extraVisitCost(penalisedRoutes, after, otherLastStop, otherVehicle, vehicle)
  if (cost > -MIN_GAIN) return false
  if (hasTimeCosts) {
    const hasSameEnd = firstOfEnd[vehicle] === firstOfEnd[otherVehicle]
    cost += timeCostWithTail(penalisedRoutes, node, { first: stop, last: lastStop, end: otherEnd, hasSameEnd })
    if (cost > -MIN_GAIN) return false
    cost += timeCostWithTail(penalisedRoutes, before, { first: tail, last: otherLastStop, end, hasSameEnd })
    if (cost > -MIN_GAIN) return false
  }
  link(penalisedRoutes, node, stop)
  link(penalisedRoutes, lastStop, otherEnd)
  link(penalisedRoutes, before, tail)
  if (after !== otherEnd) link(penalisedRoutes, otherLastStop, end)
  recordMove(penalisedRoutes, vehicle, otherVehicle, -cost)
  return true
}

/** A tail of another route, and the end at which it is to arrive; `first` is that end where the tail has no stop. */
type MovedTail = {
  readonly first: number
  readonly last: number
  readonly end: number
  /** whether that end is like its own */
  readonly hasSameEnd: boolean
}

const timeCostWithTail = (
  penalisedRoutes: PenalisedRoutes,
  node: number,
  { first, last, end, hasSameEnd }: MovedTail,
): number => {
  if (hasSameEnd || first === end) return timeCostThrough(penalisedRoutes, node, 0, first)
  setSegment(penalisedRoutes, 0, first, last)
  return timeCostThrough(penalisedRoutes, node, 1, end)
}

/** What the last legs of two routes cost more where each ends where the other did. */
export const extraLastLegs = (
  { stopCount, vehicleCount, nodeCount, firstOfEnd, legCosts, prev, next, leg }: PenalisedRoutes,
  vehicle: number,
  otherVehicle: number,
  node: number,
): number => {
  if (firstOfEnd[vehicle] === firstOfEnd[otherVehicle]) return 0
  const [end, otherEnd] = [stopCount + vehicleCount + vehicle, stopCount + vehicleCount + otherVehicle]
  const [lastStop, otherLastStop] = [prev[end] ?? 0, prev[otherEnd] ?? 0]
  const extra = (legCosts[lastStop * nodeCount + otherEnd] ?? 0) - (leg[lastStop] ?? 0)
  return next[node] === otherEnd
    ? extra
    : extra + (legCosts[otherLastStop * nodeCount + end] ?? 0) - (leg[otherLastStop] ?? 0)
}

/**
 * Joins the heads of two routes, up to `stop` and up to `node`, to one route, and their tails to another, if that is
 * cheaper. Only for vehicles of one kind, and where a route costs the same in both directions.
 */
export const tryHeadJoin = (
  penalisedRoutes: PenalisedRoutes,
  stop: number,
  node: number,
  extraLegs: number,
): boolean => {
  const { stopCount, vehicleCount, next, prev, vehicleOf, loadCount, load, headLoad, movedLoad } = penalisedRoutes
  const vehicle = vehicleOf[stop] ?? 0
  const otherVehicle = vehicleOf[node] ?? 0
  // The route of `vehicle` becomes that of both heads.
  for (let index = 0; index < loadCount; index += 1)
    movedLoad[index] =
      (load[vehicle * loadCount + index] ?? 0) -
      (headLoad[stop * loadCount + index] ?? 0) -
      (headLoad[node * loadCount + index] ?? 0)
  const cost =
    extraLegs +
    costToSave(penalisedRoutes, vehicle, otherVehicle) +
    overloadCostAfterMove(penalisedRoutes, vehicle, otherVehicle)
  if (cost > -MIN_GAIN) return false
  const [start, end] = [stopCount + otherVehicle, stopCount + vehicleCount + vehicle]
  const first = next[start] ?? 0
  const last = prev[end] ?? 0
  const following = next[stop] ?? 0
  const after = next[node] ?? 0
  linkBetween(penalisedRoutes, node, first, stop, end)
  if (following === end) link(penalisedRoutes, start, after)
  else linkBetween(penalisedRoutes, last, following, start, after)
  recordMove(penalisedRoutes, vehicle, otherVehicle, -cost)
  return true
}
