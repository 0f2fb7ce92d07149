import type { PenalisedRoutes } from './penalised-routes'

/** What the legs cost more when two segments that do not touch swap places. */
export const extraLegsOfSwap = (
  { nodeCount, legCosts, next, prev, leg }: PenalisedRoutes,
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
    (legCosts[before * nodeCount + otherFirst] ?? 0) +
    (legCosts[otherLast * nodeCount + following] ?? 0) +
    (legCosts[otherBefore * nodeCount + first] ?? 0) +
    (legCosts[last * nodeCount + otherFollowing] ?? 0) -
    (leg[before] ?? 0) -
    (leg[last] ?? 0) -
    (leg[otherBefore] ?? 0) -
    (leg[otherLast] ?? 0)
  )
}

/** What the legs cost more when a segment is driven in the other direction. */
export const extraLegsOfReversal = (
  { headLegs, headReverseLegs }: PenalisedRoutes,
  first: number,
  last: number,
): number =>
  (headReverseLegs[last] ?? 0) - (headReverseLegs[first] ?? 0) - ((headLegs[last] ?? 0) - (headLegs[first] ?? 0))

/** What the legs cost more when a segment moves behind another node and is reversed. */
export const extraLegsOfReversedMove = (
  penalisedRoutes: PenalisedRoutes,
  first: number,
  last: number,
  node: number,
): number => {
  const { nodeCount, legCosts, next, prev, leg } = penalisedRoutes
  const before = prev[first] ?? 0
  return (
    (legCosts[before * nodeCount + (next[last] ?? 0)] ?? 0) +
    (legCosts[node * nodeCount + last] ?? 0) +
    (legCosts[first * nodeCount + (next[node] ?? 0)] ?? 0) +
    extraLegsOfReversal(penalisedRoutes, first, last) -
    (leg[before] ?? 0) -
    (leg[last] ?? 0) -
    (leg[node] ?? 0)
  )
}
