import type { PenalisedRoutes } from './penalised-routes'

/** Stores the load of a segment, given in the direction of its route, as that which a move takes along. */
export const setMovedLoad = (
  { loadCount, headLoad, stopLoad, movedLoad }: PenalisedRoutes,
  first: number,
  last: number,
): void => {
  for (let load = 0; load < loadCount; load += 1) {
    const firstIndex = first * loadCount + load
    movedLoad[load] =
      (headLoad[last * loadCount + load] ?? 0) - (headLoad[firstIndex] ?? 0) + (stopLoad[firstIndex] ?? 0)
  }
}

/** The other vehicle gives this segment in return. */
export const subtractMovedLoad = (
  { loadCount, headLoad, stopLoad, movedLoad }: PenalisedRoutes,
  first: number,
  last: number,
): void => {
  for (let load = 0; load < loadCount; load += 1) {
    const firstIndex = first * loadCount + load
    movedLoad[load] =
      (movedLoad[load] ?? 0) -
      ((headLoad[last * loadCount + load] ?? 0) - (headLoad[firstIndex] ?? 0) + (stopLoad[firstIndex] ?? 0))
  }
}

/** Stores what moves where two vehicles exchange all that is behind a node of each. */
export const setMovedTails = (
  { loadCount, load, headLoad, movedLoad }: PenalisedRoutes,
  { vehicle, node, otherVehicle, otherNode }: Tails,
): void => {
  for (let index = 0; index < loadCount; index += 1)
    movedLoad[index] =
      (load[vehicle * loadCount + index] ?? 0) -
      (headLoad[node * loadCount + index] ?? 0) -
      (load[otherVehicle * loadCount + index] ?? 0) +
      (headLoad[otherNode * loadCount + index] ?? 0)
}

/** A node of each of two vehicles. */
export type Tails = {
  readonly vehicle: number
  readonly node: number
  readonly otherVehicle: number
  readonly otherNode: number
}

/**
 * What exceeds the capacity of a vehicle, all loads together, with the moved load taken `times` times. The capacity may be
 * that of another size.
 */
export const overloadWith = (
  { loadCount, load, capacity: ownCapacity, loadScale, movedLoad }: PenalisedRoutes,
  vehicle: number,
  times: number,
  capacity = ownCapacity,
  size = vehicle,
): number => {
  let overload = 0
  for (let index = 0; index < loadCount; index += 1) {
    const excess =
      (load[vehicle * loadCount + index] ?? 0) +
      times * (movedLoad[index] ?? 0) -
      (capacity[size * loadCount + index] ?? 0)
    if (excess > 0) overload += excess * (loadScale[index] ?? 1)
  }
  return overload
}
