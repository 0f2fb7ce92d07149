import { type PenalisedRoutes, MIN_GAIN, MAX_SEGMENT } from './penalised-routes'
import { timeCostThrough, setSegment } from './times'
import { link, linkBetween, recordChange } from './link-nodes'
import { extraLegsOfReversedMove, extraLegsOfSwap, extraLegsOfReversal } from './legs-and-visit-costs'

/** Swaps two segments if that is cheaper. Each segment is given by its first and last stop. */
type TrySwap = (
  penalisedRoutes: PenalisedRoutes,
  first: number,
  last: number,
  otherFirst: number,
  otherLast: number,
) => boolean

/** The most stops of the segment behind `node` that is swapped with a segment that begins at `stop`. */
type MaxSizeAfter = (penalisedRoutes: PenalisedRoutes, node: number, stop: number) => number

type Improve = (
  penalisedRoutes: PenalisedRoutes,
  stop: number,
  last: number,
  node: number,
  knownExtra: number,
) => boolean

/**
 * Tries to swap a segment with the stops behind a node. `knownExtra` is the known part of what the legs cost more, less the
 * most that can be saved. Swaps between two routes and within one differ only in the two functions.
 */
export const improveBySwap =
  (trySwap: TrySwap, maxSizeAfter: MaxSizeAfter): Improve =>
  (penalisedRoutes, stop, last, node, knownExtra) => {
    const { stopCount, nodeCount, legCosts, next, leg } = penalisedRoutes
    const following = next[last] ?? 0
    const first = next[node] ?? 0
    const maxSize = maxSizeAfter(penalisedRoutes, node, stop)
    let other = first
    for (let size = 1; size <= maxSize && other < stopCount; size += 1) {
      const otherFollowing = next[other] ?? 0
      const bound = knownExtra - (leg[other] ?? 0)
      if (bound < 0) {
        const newLegs =
          (legCosts[last * nodeCount + otherFollowing] ?? 0) + (legCosts[other * nodeCount + following] ?? 0)
        if (bound + newLegs < 0 && trySwap(penalisedRoutes, stop, last, first, other)) return true
      }
      other = otherFollowing
    }
    return false
  }

/**
 * Tries the moves that let a stop follow a node of its own route, and makes the
 * first that helps. Returns whether it did.
 */
export const improveWithin = (penalisedRoutes: PenalisedRoutes, stop: number, node: number): boolean => {
  const { stopCount, nodeCount, legCosts, next, prev, vehicleOf, leg, position } = penalisedRoutes
  const before = prev[stop] ?? 0
  if (node === before) return false
  const after = next[node] ?? 0
  const maxSaving = timeCostOf(penalisedRoutes, vehicleOf[stop] ?? 0) - MIN_GAIN
  const offset = (position[node] ?? 0) - (position[stop] ?? 0)
  const bound = (legCosts[node * nodeCount + stop] ?? 0) - (leg[before] ?? 0) - (leg[node] ?? 0)
  const maxSize = offset < 0 ? MAX_SEGMENT : Math.min(MAX_SEGMENT, offset)
  let last = stop
  for (let size = 1; size <= maxSize && last < stopCount; size += 1) {
    const following = next[last] ?? 0
    const knownExtra = bound - (leg[last] ?? 0)
    if (knownExtra < maxSaving) {
      const removalExtra = legCosts[before * nodeCount + following] ?? 0
      const forwardExtra = knownExtra + removalExtra + (legCosts[last * nodeCount + after] ?? 0)
      if (forwardExtra < maxSaving && tryMoveWithin(penalisedRoutes, stop, last, node, forwardExtra)) return true
      const backwardExtra = size > 1 ? extraLegsOfReversedMove(penalisedRoutes, stop, last, node) : Infinity
      if (backwardExtra < maxSaving && tryMoveWithin(penalisedRoutes, last, stop, node, backwardExtra)) return true
    }
    const swapBound = knownExtra + (legCosts[before * nodeCount + after] ?? 0)
    if (swap(penalisedRoutes, stop, last, node, swapBound - maxSaving)) return true
    last = following
  }
  return offset < 0 && tryReversal(penalisedRoutes, stop, node)
}

/** Within a route, the segment behind `node` must not reach the segment that begins at `stop`. */
const maxSizeWithinRoute = ({ position }: PenalisedRoutes, node: number, stop: number): number => {
  const offset = (position[stop] ?? 0) - (position[node] ?? 0)
  return offset > 0 ? Math.min(MAX_SEGMENT, offset - 2) : MAX_SEGMENT
}

/** What the times of a route cost: all that a change of its order alone can save besides its legs. */
const timeCostOf = ({ late, latePenalty, dayCost }: PenalisedRoutes, vehicle: number): number =>
  (late[vehicle] ?? 0) * latePenalty + (dayCost[vehicle] ?? 0)

/** The extra cost of driving the stored segments between two nodes of a route, given what its legs cost more. */
const costOfSegments = (
  penalisedRoutes: PenalisedRoutes,
  headNode: number,
  count: number,
  tailNode: number,
  extraLegs: number,
): number => {
  if (!penalisedRoutes.hasTimeCosts) return extraLegs
  const timeCost = timeCostThrough(penalisedRoutes, headNode, count, tailNode)
  return extraLegs + timeCost - timeCostOf(penalisedRoutes, penalisedRoutes.vehicleOf[headNode] ?? 0)
}

/** Moves a segment behind a node of its own route, if that is cheaper. */
const tryMoveWithin = (
  penalisedRoutes: PenalisedRoutes,
  first: number,
  last: number,
  node: number,
  extraLegs: number,
): boolean => {
  const { next, prev, position, vehicleOf } = penalisedRoutes
  const isBackward = (position[first] ?? 0) > (position[last] ?? 0)
  const before = prev[isBackward ? last : first] ?? 0
  const following = next[isBackward ? first : last] ?? 0
  const after = next[node] ?? 0
  const isEarlier = (position[node] ?? 0) < (position[first] ?? 0)
  setSegment(penalisedRoutes, isEarlier ? 0 : 1, first, last)
  if (isEarlier) setSegment(penalisedRoutes, 1, after, before)
  else setSegment(penalisedRoutes, 0, following, node)
  const cost = costOfSegments(penalisedRoutes, isEarlier ? node : before, 2, isEarlier ? following : after, extraLegs)
  if (cost > -MIN_GAIN) return false
  link(penalisedRoutes, before, following)
  linkBetween(penalisedRoutes, first, last, node, after)
  recordChange(penalisedRoutes, vehicleOf[first] ?? 0, vehicleOf[first] ?? 0, -cost)
  return true
}

/** Swaps two segments of one route that do not touch, if that is cheaper. */
const trySwap = (
  penalisedRoutes: PenalisedRoutes,
  first: number,
  last: number,
  otherFirst: number,
  otherLast: number,
): boolean => {
  const { next, prev, position, vehicleOf } = penalisedRoutes
  if ((position[otherFirst] ?? 0) < (position[first] ?? 0))
    return trySwap(penalisedRoutes, otherFirst, otherLast, first, last)
  const extraLegs = extraLegsOfSwap(penalisedRoutes, first, last, otherFirst, otherLast)
  const headNode = prev[first] ?? 0
  const middle = next[last] ?? 0
  const middleLast = prev[otherFirst] ?? 0
  const tailNode = next[otherLast] ?? 0
  setSegment(penalisedRoutes, 0, otherFirst, otherLast)
  setSegment(penalisedRoutes, 1, middle, middleLast)
  setSegment(penalisedRoutes, 2, first, last)
  const cost = costOfSegments(penalisedRoutes, headNode, 3, tailNode, extraLegs)
  if (cost > -MIN_GAIN) return false
  linkBetween(penalisedRoutes, otherFirst, otherLast, headNode, middle)
  linkBetween(penalisedRoutes, first, last, middleLast, tailNode)
  recordChange(penalisedRoutes, vehicleOf[first] ?? 0, vehicleOf[first] ?? 0, -cost)
  return true
}

/** Reverses everything between a node and a stop behind it, that stop included, if that is cheaper (2-opt). */
const tryReversal = (penalisedRoutes: PenalisedRoutes, stop: number, node: number): boolean => {
  const { nodeCount, legCosts, next, leg, vehicleOf } = penalisedRoutes
  const after = next[node] ?? 0
  const following = next[stop] ?? 0
  const newLegs = (legCosts[node * nodeCount + stop] ?? 0) + (legCosts[after * nodeCount + following] ?? 0)
  const extraLegs = newLegs - (leg[node] ?? 0) - (leg[stop] ?? 0) + extraLegsOfReversal(penalisedRoutes, after, stop)
  const vehicle = vehicleOf[stop] ?? 0
  if (extraLegs >= timeCostOf(penalisedRoutes, vehicle) - MIN_GAIN) return false
  setSegment(penalisedRoutes, 0, stop, after)
  const cost = costOfSegments(penalisedRoutes, node, 1, following, extraLegs)
  if (cost > -MIN_GAIN) return false
  linkBetween(penalisedRoutes, stop, after, node, following)
  recordChange(penalisedRoutes, vehicle, vehicle, -cost)
  return true
}

const swap = improveBySwap(trySwap, maxSizeWithinRoute)
