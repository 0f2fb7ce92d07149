import type { WorkingRoutes } from './working-routes'

/** Swaps two pieces if that is cheaper. Each piece is named by its first stop and its last. */
type TrySwap = (
  workingRoutes: WorkingRoutes,
  first: number,
  last: number,
  otherFirst: number,
  otherLast: number,
) => boolean

/** How long the piece behind a call may be that is swapped with a piece that begins at a stop. */
type MaxSizeAfter = (workingRoutes: WorkingRoutes, node: number, stop: number) => number

type Improve = (workingRoutes: WorkingRoutes, stop: number, last: number, node: number, knownExtra: number) => boolean

/**
 * Tries to swap a piece with the stops behind a call. `known` is the part of the extra metres that is known already,
 * less the most that can be saved. Between two routes and within one, only the two functions differ.
 */
export const improveBySwap =
  (trySwap: TrySwap, maxSizeAfter: MaxSizeAfter): Improve =>
  (workingRoutes, stop, last, node, knownExtra) => {
    const { stops, nodes, metres, next, leg } = workingRoutes
    const following = next[last] ?? 0
    const first = next[node] ?? 0
    const maxSize = maxSizeAfter(workingRoutes, node, stop)
    let other = first
    for (let size = 1; size <= maxSize && other < stops; size += 1) {
      const otherFollowing = next[other] ?? 0
      const bound = knownExtra - (leg[other] ?? 0)
      if (bound < 0) {
        const newLegs = (metres[last * nodes + otherFollowing] ?? 0) + (metres[other * nodes + following] ?? 0)
        if (bound + newLegs < 0 && trySwap(workingRoutes, stop, last, first, other)) return true
      }
      other = otherFollowing
    }
    return false
  }
