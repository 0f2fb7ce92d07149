import type { Random } from '../random'
import type { RemovalString, Search } from '../search'
import { NO_VEHICLE, vehicleSet } from '../tours'
import { drawSeedStop } from './seed-stop'

/** How many stops are removed in one step, on average. */
const MEAN_REMOVED = 10
/** The most stops that are removed from one route. */
const MAX_STRING = 10
/**
 * Where stops are left out, strings are so many times as long and remove so many times as many stops: each vehicle is
 * full, and only a large hole makes room for other stops. With more stops than this, such steps take too long.
 */
const LONGER_FACTOR = 2
const MAX_STOPS_LONGER = 300
/** How likely it is that a string which keeps some stops in its middle keeps no more of them. */
const PRESERVE_END_RATE = 0.99

/** Removes the string of `search.cut` from a vehicle's route; it contains this stop. */
type Remove = (search: Search, vehicle: number, stop: number) => void

/**
 * Draws strings of neighbouring stops from a few routes that come near each other, to be removed, which leaves slack in
 * space and time there (Christiaens and Vanden Berghe 2020).
 */
export const drawStrings = (search: Search, remove: Remove): void => {
  const { instance, tours, accepted, nearest, random, removalString } = search
  const planned = instance.stops - tours.unplanned.count - search.waiting.count
  const factor = accepted.unplanned.count > 0 && instance.stops <= MAX_STOPS_LONGER ? LONGER_FACTOR : 1
  const longest = Math.min(factor * MAX_STRING, tours.usedCount === 0 ? 1 : planned / tours.usedCount)
  const maxStrings = (4 * factor * MEAN_REMOVED) / (1 + longest) - 1
  const stringCount = Math.floor(random.fraction() * maxStrings + 1)
  const seed = drawSeedStop(search)
  let removed = 0
  for (let rank = 0; rank < nearest.perStop && removed < stringCount; rank += 1) {
    const stop = nearest.list[seed * nearest.perStop + rank] ?? 0
    const vehicle = tours.vehicleOf[stop] ?? NO_VEHICLE
    if (vehicle !== NO_VEHICLE && search.changedVehicles.has[vehicle] === 0) {
      vehicleSet.add(search.changedVehicles, vehicle)
      drawString(random, removalString, tours.length[vehicle] ?? 0, longest)
      remove(search, vehicle, stop)
      removed += 1
    }
  }
}

/** Every second string keeps some stops in its middle. */
const drawString = (random: Random, cut: RemovalString, count: number, longest: number): void => {
  const length = Math.floor(random.fraction() * Math.min(count, longest) + 1)
  let preserved = 0
  if (random.fraction() < 0.5 && length < count) {
    preserved = 1
    while (length + preserved < count && random.fraction() > PRESERVE_END_RATE) preserved += 1
  }
  cut.length = length
  cut.preserved = preserved
}

/**
 * How many stops before the chosen one a string begins, where the route has so many
 * stops before that one and so many behind it.
 */
export const stopsBefore = ({ random, removalString }: Search, stopsAhead: number, stopsBehind: number): number => {
  const totalLength = removalString.length + removalString.preserved
  const maxBefore = Math.min(stopsAhead, totalLength - 1)
  return maxBefore - random.integer(maxBefore - Math.max(0, totalLength - 1 - stopsBehind) + 1)
}

/** How many stops of a string come before those that it keeps. */
export const stopsBeforeGap = ({ random, removalString }: Search): number =>
  removalString.preserved === 0 ? removalString.length : 1 + random.integer(removalString.length)
