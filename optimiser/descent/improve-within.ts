import { latenessThrough, setSegment } from './lateness'
import { link, linkBetween, recordChange } from './link-nodes'
import { MIN_GAIN, MAX_SEGMENT, type WorkingRoutes } from './working-routes'
import { extraMetresOfReversedMove, extraMetresOfSwap, extraMetresOfReversal } from './extra-metres'
import { improveBySwap } from './improve-by-swap'

/**
 * Tries the moves that let a stop follow a node of its own route, and makes the
 * first that helps. Returns whether it did.
 */
export const improveWithin = (workingRoutes: WorkingRoutes, stop: number, node: number): boolean => {
  const { stops, nodes, metres, next, prev, vehicleOf, leg, position, penalty } = workingRoutes
  const before = prev[stop] ?? 0
  if (node === before) return false
  const after = next[node] ?? 0
  const maxSaving = (penalty[vehicleOf[stop] ?? 0] ?? 0) - MIN_GAIN
  const offset = (position[node] ?? 0) - (position[stop] ?? 0)
  const bound = (metres[node * nodes + stop] ?? 0) - (leg[before] ?? 0) - (leg[node] ?? 0)
  const maxSize = offset < 0 ? MAX_SEGMENT : Math.min(MAX_SEGMENT, offset)
  let last = stop
  for (let size = 1; size <= maxSize && last < stops; size += 1) {
    const following = next[last] ?? 0
    const knownExtra = bound - (leg[last] ?? 0)
    if (knownExtra < maxSaving) {
      const removalExtra = metres[before * nodes + following] ?? 0
      const forwardExtra = knownExtra + removalExtra + (metres[last * nodes + after] ?? 0)
      if (forwardExtra < maxSaving && tryMove(workingRoutes, stop, last, node, forwardExtra)) return true
      const backwardExtra = size > 1 ? extraMetresOfReversedMove(workingRoutes, stop, last, node) : Infinity
      if (backwardExtra < maxSaving && tryMove(workingRoutes, last, stop, node, backwardExtra)) return true
    }
    const swapBound = knownExtra + (metres[before * nodes + after] ?? 0)
    if (swap(workingRoutes, stop, last, node, swapBound - maxSaving)) return true
    last = following
  }
  return offset < 0 && tryReversal(workingRoutes, stop, node)
}

/** Within a route, the segment behind `node` must not reach the segment that begins at `stop`. */
const maxSizeAfter = ({ position }: WorkingRoutes, node: number, stop: number): number => {
  const offset = (position[stop] ?? 0) - (position[node] ?? 0)
  return offset > 0 ? Math.min(MAX_SEGMENT, offset - 2) : MAX_SEGMENT
}

/** The extra cost of driving the stored segments between two nodes of a route, given the extra metres. */
const costOfSegments = (
  workingRoutes: WorkingRoutes,
  headNode: number,
  count: number,
  tailNode: number,
  extraMetres: number,
): number => {
  const { vehicleOf, late, latePenalty, isTimed } = workingRoutes
  if (!isTimed) return extraMetres
  return (
    extraMetres +
    latePenalty * (latenessThrough(workingRoutes, headNode, count, tailNode) - (late[vehicleOf[headNode] ?? 0] ?? 0))
  )
}

/** Moves a segment behind a node of its own route, if that is cheaper. */
const tryMove = (
  workingRoutes: WorkingRoutes,
  first: number,
  last: number,
  node: number,
  extraMetres: number,
): boolean => {
  const { next, prev, position, vehicleOf } = workingRoutes
  const isBackward = (position[first] ?? 0) > (position[last] ?? 0)
  const before = prev[isBackward ? last : first] ?? 0
  const following = next[isBackward ? first : last] ?? 0
  const after = next[node] ?? 0
  const isEarlier = (position[node] ?? 0) < (position[first] ?? 0)
  setSegment(workingRoutes, isEarlier ? 0 : 1, first, last)
  if (isEarlier) setSegment(workingRoutes, 1, after, before)
  else setSegment(workingRoutes, 0, following, node)
  const cost = costOfSegments(workingRoutes, isEarlier ? node : before, 2, isEarlier ? following : after, extraMetres)
  if (cost > -MIN_GAIN) return false
  link(workingRoutes, before, following)
  linkBetween(workingRoutes, first, last, node, after)
  recordChange(workingRoutes, vehicleOf[first] ?? 0, vehicleOf[first] ?? 0, -cost)
  return true
}

/** Swaps two segments of one route that do not touch, if that is cheaper. */
const trySwap = (
  workingRoutes: WorkingRoutes,
  first: number,
  last: number,
  otherFirst: number,
  otherLast: number,
): boolean => {
  const { next, prev, position, vehicleOf } = workingRoutes
  if ((position[otherFirst] ?? 0) < (position[first] ?? 0))
    return trySwap(workingRoutes, otherFirst, otherLast, first, last)
  const extraMetres = extraMetresOfSwap(workingRoutes, first, last, otherFirst, otherLast)
  const headNode = prev[first] ?? 0
  const middle = next[last] ?? 0
  const middleLast = prev[otherFirst] ?? 0
  const tailNode = next[otherLast] ?? 0
  setSegment(workingRoutes, 0, otherFirst, otherLast)
  setSegment(workingRoutes, 1, middle, middleLast)
  setSegment(workingRoutes, 2, first, last)
  const cost = costOfSegments(workingRoutes, headNode, 3, tailNode, extraMetres)
  if (cost > -MIN_GAIN) return false
  linkBetween(workingRoutes, otherFirst, otherLast, headNode, middle)
  linkBetween(workingRoutes, first, last, middleLast, tailNode)
  recordChange(workingRoutes, vehicleOf[first] ?? 0, vehicleOf[first] ?? 0, -cost)
  return true
}

/** Reverses everything between a node and a stop behind it, that stop included, if that is cheaper (2-opt). */
const tryReversal = (workingRoutes: WorkingRoutes, stop: number, node: number): boolean => {
  const { nodes, metres, next, leg, vehicleOf } = workingRoutes
  const after = next[node] ?? 0
  const following = next[stop] ?? 0
  const newLegs = (metres[node * nodes + stop] ?? 0) + (metres[after * nodes + following] ?? 0)
  const extraMetres = newLegs - (leg[node] ?? 0) - (leg[stop] ?? 0) + extraMetresOfReversal(workingRoutes, after, stop)
  const vehicle = vehicleOf[stop] ?? 0
  if (extraMetres >= (workingRoutes.penalty[vehicle] ?? 0) - MIN_GAIN) return false
  setSegment(workingRoutes, 0, stop, after)
  const cost = costOfSegments(workingRoutes, node, 1, following, extraMetres)
  if (cost > -MIN_GAIN) return false
  linkBetween(workingRoutes, stop, after, node, following)
  recordChange(workingRoutes, vehicle, vehicle, -cost)
  return true
}

const swap = improveBySwap(trySwap, maxSizeAfter)
