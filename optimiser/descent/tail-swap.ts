import { latenessOfJoin } from './lateness'
import { link, linkBetween, recordChange } from './link-nodes'
import { penaltyOf } from './measure-route'
import { MIN_GAIN, type PenalisedRoutes } from './penalised-routes'

/**
 * Swaps tails (2-opt*): a stop and all behind it move behind a node of another route, whose own tail
 * moves to the first route, if that is cheaper.
 */
export const tryTailSwap = (
  penalisedRoutes: PenalisedRoutes,
  stop: number,
  node: number,
  extraMetres: number,
): boolean => {
  const { stopCount, vehicleCount, next, prev, vehicleOf, load, penalty, headLoad } = penalisedRoutes
  const vehicle = vehicleOf[stop] ?? 0
  const otherVehicle = vehicleOf[node] ?? 0
  const before = prev[stop] ?? 0
  const after = next[node] ?? 0
  const penaltyBefore = (penalty[vehicle] ?? 0) + (penalty[otherVehicle] ?? 0)
  const movedLoad = (load[vehicle] ?? 0) - (headLoad[before] ?? 0) - (load[otherVehicle] ?? 0) + (headLoad[node] ?? 0)
  let cost =
    extraMetres -
    penaltyBefore +
    penaltyOf(penalisedRoutes, (load[vehicle] ?? 0) - movedLoad, 0) +
    penaltyOf(penalisedRoutes, (load[otherVehicle] ?? 0) + movedLoad, 0)
  if (cost > -MIN_GAIN) return false
  const end = stopCount + vehicleCount + vehicle
  const otherEnd = stopCount + vehicleCount + otherVehicle
  const tail = after === otherEnd ? end : after
  if (penalisedRoutes.canBeLate) {
    cost +=
      (latenessOfJoin(penalisedRoutes, node, stop) + latenessOfJoin(penalisedRoutes, before, tail)) *
      penalisedRoutes.latePenalty
    if (cost > -MIN_GAIN) return false
  }
  const lastStop = prev[end] ?? 0
  const otherLastStop = prev[otherEnd] ?? 0
  link(penalisedRoutes, node, stop)
  link(penalisedRoutes, lastStop, otherEnd)
  link(penalisedRoutes, before, tail)
  if (after !== otherEnd) link(penalisedRoutes, otherLastStop, end)
  recordChange(penalisedRoutes, vehicle, otherVehicle, -cost)
  return true
}

/**
 * Joins the heads of two routes, up to `stop` and up to `node`, to one route, and their tails to another, if that is
 * cheaper. Only where a route costs the same in both directions.
 */
export const tryHeadJoin = (
  penalisedRoutes: PenalisedRoutes,
  stop: number,
  node: number,
  extraMetres: number,
): boolean => {
  const { stopCount, vehicleCount, next, prev, vehicleOf, load, penalty, headLoad } = penalisedRoutes
  const vehicle = vehicleOf[stop] ?? 0
  const otherVehicle = vehicleOf[node] ?? 0
  const penaltyBefore = (penalty[vehicle] ?? 0) + (penalty[otherVehicle] ?? 0)
  const headsLoad = (headLoad[stop] ?? 0) + (headLoad[node] ?? 0)
  const tailsLoad = (load[vehicle] ?? 0) + (load[otherVehicle] ?? 0) - headsLoad
  const cost =
    extraMetres - penaltyBefore + penaltyOf(penalisedRoutes, headsLoad, 0) + penaltyOf(penalisedRoutes, tailsLoad, 0)
  if (cost > -MIN_GAIN) return false
  const [start, end] = [stopCount + otherVehicle, stopCount + vehicleCount + vehicle]
  const first = next[start] ?? 0
  const last = prev[end] ?? 0
  const following = next[stop] ?? 0
  const after = next[node] ?? 0
  linkBetween(penalisedRoutes, node, first, stop, end)
  if (following === end) link(penalisedRoutes, start, after)
  else linkBetween(penalisedRoutes, last, following, start, after)
  recordChange(penalisedRoutes, vehicle, otherVehicle, -cost)
  return true
}
