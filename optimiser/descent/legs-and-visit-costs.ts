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

/** What the visits of a vehicle would cost on a segment, given in the direction of its route. */
const visitCostOf = (
  { stopCount, next }: PenalisedRoutes,
  visitCost: Float64Array,
  vehicle: number,
  first: number,
  last: number,
): number => {
  let sum = 0
  for (let node = first; node < stopCount; node = next[node] ?? 0) {
    sum += visitCost[vehicle * stopCount + node] ?? 0
    if (node === last) break
  }
  return sum
}

/** How much more the visits of a segment cost where they are made by another vehicle. */
export const extraVisitCost = (
  penalisedRoutes: PenalisedRoutes,
  first: number,
  last: number,
  vehicle: number,
  otherVehicle: number,
): number => {
  const { visitCost, vehicleKind } = penalisedRoutes
  return visitCost === undefined || vehicleKind[vehicle] === vehicleKind[otherVehicle]
    ? 0
    : visitCostOf(penalisedRoutes, visitCost, otherVehicle, first, last) -
        visitCostOf(penalisedRoutes, visitCost, vehicle, first, last)
}

export const visitCostOfRoute = (penalisedRoutes: PenalisedRoutes, vehicle: number): number => {
  const { visitCost, stopCount, next } = penalisedRoutes
  return visitCost === undefined
    ? 0
    : visitCostOf(penalisedRoutes, visitCost, vehicle, next[stopCount + vehicle] ?? 0, stopCount)
}
