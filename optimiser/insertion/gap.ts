import type { Facts } from '../instance'
import type { Tours } from '../tours'

/** Routes with fewer stops are computed in full for every gap that might be the best. */
export const SHORT = 8

/** A place for a stop: behind so many stops of a vehicle. */
export type Gap = { readonly stop: number; readonly vehicle: number; readonly before: number }

/** What a route costs more for the metres it gets longer. */
export const wayDearer = (facts: Facts, tours: Tours, { stop, vehicle, before }: Gap): number => {
  const { places, place, stops, metres, metresTo, weights } = facts
  const at = vehicle * tours.stride + before
  const [call, next] = [tours.order[at] ?? 0, tours.order[at + 1] ?? 0]
  const row = (place[stop] ?? 0) * places
  const there = metresTo[row + (place[call] ?? 0)] ?? 0
  const on = metres[row + (place[next] ?? 0)] ?? 0
  const leg = tours.leg[call] ?? 0
  const way = weights.perMetre * (there + on - leg)
  if (weights.compactness === 0) return way
  const within = (call < stops ? there : 0) + (next < stops ? on : 0) - (call < stops && next < stops ? leg : 0)
  return way + weights.compactness * within
}
