import { latenessOfJoin, latenessThrough, setSegment } from './lateness'
import { isReversed, link, linkBetween, recordChange } from './link-nodes'
import { penaltyOf } from './measure-route'
import { MIN_GAIN, type WorkingRoutes } from './working-routes'
import { extraMetresOfSwap } from './extra-metres'

/** Moves a segment behind a node of another route, if that is cheaper. */
export const tryMove = (
  workingRoutes: WorkingRoutes,
  first: number,
  last: number,
  node: number,
  extraMetres: number,
): boolean => {
  const { next, prev, vehicleOf, load, penalty } = workingRoutes
  const from = vehicleOf[first] ?? 0
  const to = vehicleOf[node] ?? 0
  const [routeFirst, routeLast] = isReversed(workingRoutes, first, last) ? [last, first] : [first, last]
  const movedLoad = segmentLoad(workingRoutes, routeFirst, routeLast)
  const penaltyBefore = (penalty[from] ?? 0) + (penalty[to] ?? 0)
  let cost =
    extraMetres -
    penaltyBefore +
    penaltyOf(workingRoutes, (load[from] ?? 0) - movedLoad, 0) +
    penaltyOf(workingRoutes, (load[to] ?? 0) + movedLoad, 0)
  if (cost > -MIN_GAIN) return false
  const before = prev[routeFirst] ?? 0
  const following = next[routeLast] ?? 0
  const after = next[node] ?? 0
  if (workingRoutes.isTimed) {
    cost += latenessOfJoin(workingRoutes, before, following) * workingRoutes.latePenalty
    if (cost > -MIN_GAIN) return false
    setSegment(workingRoutes, 0, first, last)
    cost += latenessThrough(workingRoutes, node, 1, after) * workingRoutes.latePenalty
    if (cost > -MIN_GAIN) return false
  }
  link(workingRoutes, before, following)
  linkBetween(workingRoutes, first, last, node, after)
  recordChange(workingRoutes, from, to, -cost)
  return true
}

/** Swaps a segment with one of another route, if that is cheaper. */
export const trySwap = (
  workingRoutes: WorkingRoutes,
  first: number,
  last: number,
  otherFirst: number,
  otherLast: number,
): boolean => {
  const { next, prev, vehicleOf, load, penalty } = workingRoutes
  const from = vehicleOf[first] ?? 0
  const to = vehicleOf[otherFirst] ?? 0
  const before = prev[first] ?? 0
  const following = next[last] ?? 0
  const otherBefore = prev[otherFirst] ?? 0
  const otherFollowing = next[otherLast] ?? 0
  const movedLoad = segmentLoad(workingRoutes, first, last) - segmentLoad(workingRoutes, otherFirst, otherLast)
  let cost =
    extraMetresOfSwap(workingRoutes, first, last, otherFirst, otherLast) -
    (penalty[from] ?? 0) -
    (penalty[to] ?? 0) +
    penaltyOf(workingRoutes, (load[from] ?? 0) - movedLoad, 0) +
    penaltyOf(workingRoutes, (load[to] ?? 0) + movedLoad, 0)
  if (cost > -MIN_GAIN) return false
  if (workingRoutes.isTimed) {
    setSegment(workingRoutes, 0, otherFirst, otherLast)
    cost += latenessThrough(workingRoutes, before, 1, following) * workingRoutes.latePenalty
    if (cost > -MIN_GAIN) return false
    setSegment(workingRoutes, 0, first, last)
    cost += latenessThrough(workingRoutes, otherBefore, 1, otherFollowing) * workingRoutes.latePenalty
    if (cost > -MIN_GAIN) return false
  }
  linkBetween(workingRoutes, otherFirst, otherLast, before, following)
  linkBetween(workingRoutes, first, last, otherBefore, otherFollowing)
  recordChange(workingRoutes, from, to, -cost)
  return true
}

const segmentLoad = ({ headLoad, amount }: WorkingRoutes, first: number, last: number): number =>
  (headLoad[last] ?? 0) - (headLoad[first] ?? 0) + (amount[first] ?? 0)
