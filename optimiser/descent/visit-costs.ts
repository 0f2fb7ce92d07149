import type { PenalisedRoutes } from './penalised-routes'

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
  const { visitCost, firstOfKind } = penalisedRoutes
  return visitCost === undefined || firstOfKind[vehicle] === firstOfKind[otherVehicle]
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
