import { latenessOfJoin } from './lateness'
import { link, linkBetween, recordChange } from './link-nodes'
import { penaltyOf } from './measure-route'
import { MIN_GAIN, type WorkingRoutes } from './working-routes'

/**
 * Swaps tails (2-opt*): a stop and all behind it move behind a node of another route, whose own tail
 * moves to the first route, if that is cheaper.
 */
export const tryTailSwap = (workingRoutes: WorkingRoutes, stop: number, node: number, extraMetres: number): boolean => {
  const { stops, vehicles, next, prev, vehicleOf, load, penalty, headLoad } = workingRoutes
  const from = vehicleOf[stop] ?? 0
  const to = vehicleOf[node] ?? 0
  const before = prev[stop] ?? 0
  const after = next[node] ?? 0
  const penaltyBefore = (penalty[from] ?? 0) + (penalty[to] ?? 0)
  const movedLoad = (load[from] ?? 0) - (headLoad[before] ?? 0) - (load[to] ?? 0) + (headLoad[node] ?? 0)
  let cost =
    extraMetres -
    penaltyBefore +
    penaltyOf(workingRoutes, (load[from] ?? 0) - movedLoad, 0) +
    penaltyOf(workingRoutes, (load[to] ?? 0) + movedLoad, 0)
  if (cost > -MIN_GAIN) return false
  const endFrom = stops + vehicles + from
  const endTo = stops + vehicles + to
  const tail = after === endTo ? endFrom : after
  if (workingRoutes.isTimed) {
    cost +=
      (latenessOfJoin(workingRoutes, node, stop) + latenessOfJoin(workingRoutes, before, tail)) *
      workingRoutes.latePenalty
    if (cost > -MIN_GAIN) return false
  }
  const lastFrom = prev[endFrom] ?? 0
  const lastTo = prev[endTo] ?? 0
  link(workingRoutes, node, stop)
  link(workingRoutes, lastFrom, endTo)
  link(workingRoutes, before, tail)
  if (after !== endTo) link(workingRoutes, lastTo, endFrom)
  recordChange(workingRoutes, from, to, -cost)
  return true
}

/**
 * Joins the heads of two routes, up to `stop` and up to `node`, to one route, and their tails to another, if that is
 * cheaper. Only where a route costs the same in both directions.
 */
export const tryHeadJoin = (workingRoutes: WorkingRoutes, stop: number, node: number, extraMetres: number): boolean => {
  const { stops, vehicles, next, prev, vehicleOf, load, penalty, headLoad } = workingRoutes
  const from = vehicleOf[stop] ?? 0
  const to = vehicleOf[node] ?? 0
  const penaltyBefore = (penalty[from] ?? 0) + (penalty[to] ?? 0)
  const headsLoad = (headLoad[stop] ?? 0) + (headLoad[node] ?? 0)
  const tailsLoad = (load[from] ?? 0) + (load[to] ?? 0) - headsLoad
  const cost =
    extraMetres - penaltyBefore + penaltyOf(workingRoutes, headsLoad, 0) + penaltyOf(workingRoutes, tailsLoad, 0)
  if (cost > -MIN_GAIN) return false
  const [start, endFrom] = [stops + to, stops + vehicles + from]
  const first = next[start] ?? 0
  const last = prev[endFrom] ?? 0
  const following = next[stop] ?? 0
  const after = next[node] ?? 0
  linkBetween(workingRoutes, node, first, stop, endFrom)
  if (following === endFrom) link(workingRoutes, start, after)
  else linkBetween(workingRoutes, last, following, start, after)
  recordChange(workingRoutes, from, to, -cost)
  return true
}
