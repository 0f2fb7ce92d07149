import { dayCostOf } from './durations'
import { isReversed } from './link-nodes'
import type { PenalisedRoutes } from './penalised-routes'

/** Stores a segment that a move puts between two nodes, by its ends in the new direction. */
export const setSegment = (penalisedRoutes: PenalisedRoutes, index: number, first: number, last: number): void => {
  const { segments } = penalisedRoutes
  segments[3 * index] = first
  segments[3 * index + 1] = last
  segments[3 * index + 2] = isReversed(penalisedRoutes, first, last) ? 1 : 0
}

/**
 * The cost of the times of a head, which is a route up to a node, followed by the first `count` stored segments and by a tail,
 * which is a route from a node on. The waiting is worked out only where it costs anything.
 */
export const timeCostThrough = (
  penalisedRoutes: PenalisedRoutes,
  headNode: number,
  count: number,
  tailNode: number,
): number => {
  const { nodeCount, seconds, open, close, service, next, prev, segments, hasDurationCosts } = penalisedRoutes
  let done = penalisedRoutes.headDoneAt[headNode] ?? 0
  let late = penalisedRoutes.headLate[headNode] ?? 0
  let latestDone = hasDurationCosts ? (penalisedRoutes.headLatestDone[headNode] ?? 0) : 0
  let wait = hasDurationCosts ? (penalisedRoutes.headWait[headNode] ?? 0) : 0
  let work = hasDurationCosts ? (penalisedRoutes.headWork[headNode] ?? 0) : 0
  let node = headNode
  for (let segment = 0; segment < 3 * count; segment += 3) {
    const last = segments[segment + 1] ?? 0
    const links = segments[segment + 2] === 1 ? prev : next
    let nextNode = segments[segment] ?? 0
    for (;;) {
      const driveSeconds = seconds[node * nodeCount + nextNode] ?? 0
      const serviceSeconds = service[nextNode] ?? 0
      const earliest = open[nextNode] ?? 0
      const latest = close[nextNode] ?? 0
      done = Math.max(done + driveSeconds, earliest)
      if (done > latest) {
        late += done - latest
        done = latest
      }
      done += serviceSeconds
      if (hasDurationCosts) {
        latestDone += driveSeconds
        wait += Math.max(0, earliest - latestDone)
        latestDone = Math.max(earliest, Math.min(latestDone, latest)) + serviceSeconds
        work += driveSeconds + serviceSeconds
      }
      node = nextNode
      if (nextNode === last) break
      nextNode = links[nextNode] ?? 0
    }
  }
  const driveSeconds = seconds[node * nodeCount + tailNode] ?? 0
  const overrun = done + driveSeconds - (penalisedRoutes.tailLatest[tailNode] ?? 0)
  late += (penalisedRoutes.tailLate[tailNode] ?? 0) + Math.max(overrun, 0)
  if (!hasDurationCosts) return penalisedRoutes.latePenalty * late
  const idle = (penalisedRoutes.tailEarliest[tailNode] ?? 0) - latestDone - driveSeconds
  wait += (penalisedRoutes.tailWait[tailNode] ?? 0) + Math.max(idle, 0)
  work += driveSeconds + (penalisedRoutes.tailWork[tailNode] ?? 0)
  return penalisedRoutes.latePenalty * late + dayCostOf(penalisedRoutes, wait, work)
}
