import { costThroughWithWaits } from './durations'
import { isReversed } from './link-nodes'
import type { PenalisedRoutes } from './penalised-routes'

/**
 * The cost of the times of a head, which is the route up to a node, followed directly by a tail, which is another route
 * from a node on.
 */
export const timeCostOfJoin = (penalisedRoutes: PenalisedRoutes, headNode: number, tailNode: number): number => {
  if (penalisedRoutes.hasDurationCosts) return costThroughWithWaits(penalisedRoutes, headNode, 0, tailNode)
  const { nodeCount, seconds, headDoneAt, headLate, tailLatest, tailLate, latePenalty } = penalisedRoutes
  const overrun =
    (headDoneAt[headNode] ?? 0) + (seconds[headNode * nodeCount + tailNode] ?? 0) - (tailLatest[tailNode] ?? 0)
  return latePenalty * ((headLate[headNode] ?? 0) + (tailLate[tailNode] ?? 0) + Math.max(overrun, 0))
}

/** Stores a segment that a move puts between two nodes, by its ends in the new direction. */
export const setSegment = (penalisedRoutes: PenalisedRoutes, index: number, first: number, last: number): void => {
  const { segments } = penalisedRoutes
  segments[3 * index] = first
  segments[3 * index + 1] = last
  segments[3 * index + 2] = isReversed(penalisedRoutes, first, last) ? 1 : 0
}

/** The cost of the times of a head of one route, followed by the stored segments and by a tail of a route. */
export const timeCostThrough = (
  penalisedRoutes: PenalisedRoutes,
  headNode: number,
  count: number,
  tailNode: number,
): number =>
  penalisedRoutes.hasDurationCosts
    ? costThroughWithWaits(penalisedRoutes, headNode, count, tailNode)
    : penalisedRoutes.latePenalty * latenessThrough(penalisedRoutes, headNode, count, tailNode)

const latenessThrough = (
  penalisedRoutes: PenalisedRoutes,
  headNode: number,
  count: number,
  tailNode: number,
): number => {
  const { nodeCount, seconds, open, close, service, next, prev, segments } = penalisedRoutes
  let done = penalisedRoutes.headDoneAt[headNode] ?? 0
  let late = penalisedRoutes.headLate[headNode] ?? 0
  let node = headNode
  for (let segment = 0; segment < 3 * count; segment += 3) {
    const last = segments[segment + 1] ?? 0
    const links = segments[segment + 2] === 1 ? prev : next
    let nextNode = segments[segment] ?? 0
    for (;;) {
      done = Math.max(done + (seconds[node * nodeCount + nextNode] ?? 0), open[nextNode] ?? 0)
      const latest = close[nextNode] ?? 0
      if (done > latest) {
        late += done - latest
        done = latest
      }
      done += service[nextNode] ?? 0
      node = nextNode
      if (nextNode === last) break
      nextNode = links[nextNode] ?? 0
    }
  }
  const overrun = done + (seconds[node * nodeCount + tailNode] ?? 0) - (penalisedRoutes.tailLatest[tailNode] ?? 0)
  return late + (penalisedRoutes.tailLate[tailNode] ?? 0) + Math.max(overrun, 0)
}
