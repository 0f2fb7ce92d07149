import type { PenalisedRoutes } from './penalised-routes'

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
