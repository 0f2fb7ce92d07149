import { isReversed } from './link-nodes'
import type { WorkingRoutes } from './working-routes'

/** The lateness of the head of one route followed directly by the tail of another. */
export const latenessOfJoin = (workingRoutes: WorkingRoutes, headNode: number, tailNode: number): number => {
  const { nodes, seconds, headDone, headLate, tailLatest, tailLate } = workingRoutes
  const overrun = (headDone[headNode] ?? 0) + (seconds[headNode * nodes + tailNode] ?? 0) - (tailLatest[tailNode] ?? 0)
  return (headLate[headNode] ?? 0) + (tailLate[tailNode] ?? 0) + Math.max(overrun, 0)
}

/** Stores a segment that a move puts between two nodes, by its ends in the new direction. */
export const setSegment = (workingRoutes: WorkingRoutes, index: number, first: number, last: number): void => {
  const { segments } = workingRoutes
  segments[3 * index] = first
  segments[3 * index + 1] = last
  segments[3 * index + 2] = isReversed(workingRoutes, first, last) ? 1 : 0
}

/** The lateness of such a route with the stored segments between the two nodes. */
export const latenessThrough = (
  workingRoutes: WorkingRoutes,
  headNode: number,
  count: number,
  tailNode: number,
): number => {
  const { nodes, seconds, open, close, service, next, prev, segments } = workingRoutes
  let done = workingRoutes.headDone[headNode] ?? 0
  let late = workingRoutes.headLate[headNode] ?? 0
  let node = headNode
  for (let segment = 0; segment < 3 * count; segment += 3) {
    const last = segments[segment + 1] ?? 0
    const links = segments[segment + 2] === 1 ? prev : next
    let nextNode = segments[segment] ?? 0
    for (;;) {
      done = Math.max(done + (seconds[node * nodes + nextNode] ?? 0), open[nextNode] ?? 0)
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
  const overrun = done + (seconds[node * nodes + tailNode] ?? 0) - (workingRoutes.tailLatest[tailNode] ?? 0)
  return late + (workingRoutes.tailLate[tailNode] ?? 0) + Math.max(overrun, 0)
}
