import { measureRoute } from './measure-route'
import { takeChosenKinds } from './take-sizes'
import { overloadCostAfterMove, overloadCostWith } from './vehicle-sizes'
import type { PenalisedRoutes } from './penalised-routes'

export const link = ({ next, prev }: PenalisedRoutes, node: number, after: number): void => {
  next[node] = after
  prev[after] = node
}

/** Reverses consecutive nodes; the caller sets the links at both ends. */
const reverseSegment = ({ next, prev }: PenalisedRoutes, first: number, last: number): void => {
  let node = first
  for (;;) {
    const after = next[node] ?? 0
    next[node] = prev[node] ?? 0
    prev[node] = after
    if (node === last) return
    node = after
  }
}

/**
 * A segment is given by its ends, in the direction in which it will be driven. It is reversed where `first` comes
 * after `last` in the current route.
 */
export const isReversed = ({ position }: PenalisedRoutes, first: number, last: number): boolean =>
  (position[first] ?? 0) > (position[last] ?? 0)

/** Puts a segment between two nodes. */
export const linkBetween = (
  penalisedRoutes: PenalisedRoutes,
  first: number,
  last: number,
  node: number,
  after: number,
): void => {
  if (isReversed(penalisedRoutes, first, last)) reverseSegment(penalisedRoutes, last, first)
  link(penalisedRoutes, node, first)
  link(penalisedRoutes, last, after)
}

/** Measures the changed routes of one or two vehicles again, and adds what the change saved. */
export const recordChange = (
  penalisedRoutes: PenalisedRoutes,
  vehicle: number,
  otherVehicle: number,
  saved: number,
): void => {
  penalisedRoutes.changeCount += 1
  penalisedRoutes.savedCost += saved
  penalisedRoutes.origin[vehicle] = 0
  penalisedRoutes.origin[otherVehicle] = 0
  measureRoute(penalisedRoutes, vehicle)
  if (otherVehicle !== vehicle) measureRoute(penalisedRoutes, otherVehicle)
}

/** `recordChange` after a move between two routes, of which the moved load is known; their vehicles may take other sizes. */
export const recordMove = (
  penalisedRoutes: PenalisedRoutes,
  vehicle: number,
  otherVehicle: number,
  saved: number,
): void => {
  const { sizes } = penalisedRoutes
  if (sizes !== undefined) overloadCostAfterMove(penalisedRoutes, vehicle, otherVehicle)
  recordChange(penalisedRoutes, vehicle, otherVehicle, saved)
  if (sizes !== undefined) takeChosenKinds(penalisedRoutes, sizes, vehicle, otherVehicle)
}

/** `recordChange` after a stop, whose load is the moved load, has come into a route or left it. */
export const recordVisit = (penalisedRoutes: PenalisedRoutes, vehicle: number, times: number, saved: number): void => {
  const { sizes } = penalisedRoutes
  if (sizes !== undefined) overloadCostWith(penalisedRoutes, vehicle, times)
  recordChange(penalisedRoutes, vehicle, vehicle, saved)
  if (sizes !== undefined) takeChosenKinds(penalisedRoutes, sizes, vehicle, vehicle)
}
