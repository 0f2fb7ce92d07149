import type { PenalisedRoutes } from './penalised-routes'

/** The extra metres when two segments that do not touch swap places. */
export const extraMetresOfSwap = (
  { nodeCount, metres, next, prev, leg }: PenalisedRoutes,
  first: number,
  last: number,
  otherFirst: number,
  otherLast: number,
): number => {
  const before = prev[first] ?? 0
  const following = next[last] ?? 0
  const otherBefore = prev[otherFirst] ?? 0
  const otherFollowing = next[otherLast] ?? 0
  return (
    (metres[before * nodeCount + otherFirst] ?? 0) +
    (metres[otherLast * nodeCount + following] ?? 0) +
    (metres[otherBefore * nodeCount + first] ?? 0) +
    (metres[last * nodeCount + otherFollowing] ?? 0) -
    (leg[before] ?? 0) -
    (leg[last] ?? 0) -
    (leg[otherBefore] ?? 0) -
    (leg[otherLast] ?? 0)
  )
}

/** The extra metres when a segment is driven in the other direction. */
export const extraMetresOfReversal = (
  { headMetres, headReverseMetres }: PenalisedRoutes,
  first: number,
  last: number,
): number =>
  (headReverseMetres[last] ?? 0) -
  (headReverseMetres[first] ?? 0) -
  ((headMetres[last] ?? 0) - (headMetres[first] ?? 0))

/** The extra metres when a segment moves behind another node and is reversed. */
export const extraMetresOfReversedMove = (
  penalisedRoutes: PenalisedRoutes,
  first: number,
  last: number,
  node: number,
): number => {
  const { nodeCount, metres, next, prev, leg } = penalisedRoutes
  const before = prev[first] ?? 0
  return (
    (metres[before * nodeCount + (next[last] ?? 0)] ?? 0) +
    (metres[node * nodeCount + last] ?? 0) +
    (metres[first * nodeCount + (next[node] ?? 0)] ?? 0) +
    extraMetresOfReversal(penalisedRoutes, first, last) -
    (leg[before] ?? 0) -
    (leg[last] ?? 0) -
    (leg[node] ?? 0)
  )
}
