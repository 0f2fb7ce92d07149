import { latenessOfJoin, latenessThrough, setSegment } from './lateness'
import { isReversed, link, linkBetween, recordChange } from './link-nodes'
import { penaltyOf } from './measure-route'
import { MIN_GAIN, type PenalisedRoutes } from './penalised-routes'
import { extraMetresOfSwap } from './extra-metres'

/** Moves a segment behind a node of another route, if that is cheaper. */
export const tryMove = (
  penalisedRoutes: PenalisedRoutes,
  first: number,
  last: number,
  node: number,
  extraMetres: number,
): boolean => {
  const { next, prev, vehicleOf, load, penalty } = penalisedRoutes
  const fromVehicle = vehicleOf[first] ?? 0
  const toVehicle = vehicleOf[node] ?? 0
  const [routeFirst, routeLast] = isReversed(penalisedRoutes, first, last) ? [last, first] : [first, last]
  const movedLoad = segmentLoad(penalisedRoutes, routeFirst, routeLast)
  const penaltyBefore = (penalty[fromVehicle] ?? 0) + (penalty[toVehicle] ?? 0)
  let cost =
    extraMetres -
    penaltyBefore +
    penaltyOf(penalisedRoutes, (load[fromVehicle] ?? 0) - movedLoad, 0) +
    penaltyOf(penalisedRoutes, (load[toVehicle] ?? 0) + movedLoad, 0)
  if (cost > -MIN_GAIN) return false
  const before = prev[routeFirst] ?? 0
  const following = next[routeLast] ?? 0
  const after = next[node] ?? 0
  if (penalisedRoutes.canBeLate) {
    cost += latenessOfJoin(penalisedRoutes, before, following) * penalisedRoutes.latePenalty
    if (cost > -MIN_GAIN) return false
    setSegment(penalisedRoutes, 0, first, last)
    cost += latenessThrough(penalisedRoutes, node, 1, after) * penalisedRoutes.latePenalty
    if (cost > -MIN_GAIN) return false
  }
  link(penalisedRoutes, before, following)
  linkBetween(penalisedRoutes, first, last, node, after)
  recordChange(penalisedRoutes, fromVehicle, toVehicle, -cost)
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
  const { next, prev, vehicleOf, load, penalty } = penalisedRoutes
  const vehicle = vehicleOf[first] ?? 0
  const otherVehicle = vehicleOf[otherFirst] ?? 0
  const before = prev[first] ?? 0
  const following = next[last] ?? 0
  const otherBefore = prev[otherFirst] ?? 0
  const otherFollowing = next[otherLast] ?? 0
  const movedLoad = segmentLoad(penalisedRoutes, first, last) - segmentLoad(penalisedRoutes, otherFirst, otherLast)
  let cost =
    extraMetresOfSwap(penalisedRoutes, first, last, otherFirst, otherLast) -
    (penalty[vehicle] ?? 0) -
    (penalty[otherVehicle] ?? 0) +
    penaltyOf(penalisedRoutes, (load[vehicle] ?? 0) - movedLoad, 0) +
    penaltyOf(penalisedRoutes, (load[otherVehicle] ?? 0) + movedLoad, 0)
  if (cost > -MIN_GAIN) return false
  if (penalisedRoutes.canBeLate) {
    setSegment(penalisedRoutes, 0, otherFirst, otherLast)
    cost += latenessThrough(penalisedRoutes, before, 1, following) * penalisedRoutes.latePenalty
    if (cost > -MIN_GAIN) return false
    setSegment(penalisedRoutes, 0, first, last)
    cost += latenessThrough(penalisedRoutes, otherBefore, 1, otherFollowing) * penalisedRoutes.latePenalty
    if (cost > -MIN_GAIN) return false
  }
  linkBetween(penalisedRoutes, otherFirst, otherLast, before, following)
  linkBetween(penalisedRoutes, first, last, otherBefore, otherFollowing)
  recordChange(penalisedRoutes, vehicle, otherVehicle, -cost)
  return true
}

const segmentLoad = ({ headLoad, stopLoad }: PenalisedRoutes, first: number, last: number): number =>
  (headLoad[last] ?? 0) - (headLoad[first] ?? 0) + (stopLoad[first] ?? 0)
