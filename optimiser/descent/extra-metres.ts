import type { WorkingRoutes } from './working-routes'

/** The extra metres when two segments that do not touch swap places. */
export const extraMetresOfSwap = (
  { nodes, metres, next, prev, leg }: WorkingRoutes,
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
    (metres[before * nodes + otherFirst] ?? 0) +
    (metres[otherLast * nodes + following] ?? 0) +
    (metres[otherBefore * nodes + first] ?? 0) +
    (metres[last * nodes + otherFollowing] ?? 0) -
    (leg[before] ?? 0) -
    (leg[last] ?? 0) -
    (leg[otherBefore] ?? 0) -
    (leg[otherLast] ?? 0)
  )
}

/** The extra metres when a segment is driven in the other direction. */
export const extraMetresOfReversal = (
  { headMetres, headReverseMetres }: WorkingRoutes,
  first: number,
  last: number,
): number =>
  (headReverseMetres[last] ?? 0) -
  (headReverseMetres[first] ?? 0) -
  ((headMetres[last] ?? 0) - (headMetres[first] ?? 0))

/** The extra metres when a segment moves behind another node and is reversed. */
export const extraMetresOfReversedMove = (
  workingRoutes: WorkingRoutes,
  first: number,
  last: number,
  node: number,
): number => {
  const { nodes, metres, next, prev, leg } = workingRoutes
  const before = prev[first] ?? 0
  return (
    (metres[before * nodes + (next[last] ?? 0)] ?? 0) +
    (metres[node * nodes + last] ?? 0) +
    (metres[first * nodes + (next[node] ?? 0)] ?? 0) +
    extraMetresOfReversal(workingRoutes, first, last) -
    (leg[before] ?? 0) -
    (leg[last] ?? 0) -
    (leg[node] ?? 0)
  )
}
