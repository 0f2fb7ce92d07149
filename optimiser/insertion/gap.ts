import type { Facts } from '../facts'
import type { Tours } from '../tours'

/** Routes up to here are cheap enough to be worked out in full wherever there is hope. */
export const SHORT = 8

/** Where a stop may go: after so many others of a vehicle. */
export type Gap = { readonly stop: number; readonly vehicle: number; readonly before: number }

/** By how much a route becomes dearer in the way that is driven. */
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
