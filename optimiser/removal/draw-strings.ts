import type { Instance } from '../instance'
import type { Random } from '../random'
import { NO_STOP, type RemovalString, type Search } from '../search'
import { NO_VEHICLE, tripOf, vehicleSet, type Routes, type Trip } from '../routes'

/** How many stops are removed in one step, on average. */
const MEAN_REMOVED = 10
/** The most stops that are removed from one route. */
const MAX_STRING = 10
/**
 * Where stops are unplanned, strings are this many times as long and remove this many times as many stops: each vehicle
 * is full, and only a large gap has capacity for other stops. With more stops than this, such steps take too long.
 */
const LONGER_FACTOR = 2
const MAX_STOPS_LONGER = 300
/** The probability that a string preserves no further stop in its middle. */
const PRESERVE_END_RATE = 0.99

/** Removes `search.removalString` from a trip of a vehicle; it contains this stop. */
type Remove = (search: Search, vehicle: number, stop: number, trip: Trip) => void

/**
 * Draws strings of neighbouring stops from a few trips that come near each other, to be removed, which leaves slack in
 * space and time there (Christiaens and Vanden Berghe 2020).
 */
export const drawStrings = (search: Search, remove: Remove): void => {
  const { instance, routes, accepted, nearest, random, removalString } = search
  const planned = instance.stopCount - instance.reloadCount - routes.unplanned.count - search.waiting.count
  const tripCount = routes.usedCount + (instance.reloadCount > 0 ? countReloads(instance, routes) : 0)
  const factor = accepted.unplanned.count > 0 && instance.stopCount <= MAX_STOPS_LONGER ? LONGER_FACTOR : 1
  const longest = Math.min(factor * MAX_STRING, tripCount === 0 ? 1 : planned / tripCount)
  const maxStrings = (4 * factor * MEAN_REMOVED) / (1 + longest) - 1
  const stringCount = Math.floor(random.fraction() * maxStrings + 1)
  const seed = search.seedStop === NO_STOP ? drawSeedStop(search) : search.seedStop
  const changedTrips: number[] = []
  let removedStrings = 0
  for (let rank = 0; rank < nearest.perStop && removedStrings < stringCount; rank += 1) {
    const stop = nearest.list[seed * nearest.perStop + rank] ?? 0
    const vehicle = routes.vehicleOf[stop] ?? NO_VEHICLE
    if (vehicle === NO_VEHICLE || instance.isReload[stop] === 1) continue
    const trip = tripOf(instance, routes, vehicle, stop)
    const tripKey = vehicle * routes.maxRouteNodes + trip.first
    if (changedTrips.includes(tripKey)) continue
    changedTrips.push(tripKey)
    vehicleSet.add(search.changedVehicles, vehicle)
    drawString(random, removalString, trip.last - trip.first + 1, longest)
    remove(search, vehicle, stop, trip)
    removedStrings += 1
  }
}

const countReloads = ({ reloads }: Instance, { vehicleOf }: Routes): number =>
  reloads.reduce((sum, list) => sum + list.filter((reload) => vehicleOf[reload] !== NO_VEHICLE).length, 0)

/** Every second string, on average, preserves some stops in its middle. */
const drawString = (random: Random, removalString: RemovalString, count: number, longest: number): void => {
  const length = Math.floor(random.fraction() * Math.min(count, longest) + 1)
  let preserved = 0
  if (random.fraction() < 0.5 && length < count) {
    preserved = 1
    while (length + preserved < count && random.fraction() > PRESERVE_END_RATE) preserved += 1
  }
  removalString.removedCount = length
  removalString.preservedCount = preserved
}

/**
 * How many stops before the chosen one the string begins, given how many
 * stops the route has before and behind that one.
 */
export const stopsBefore = ({ random, removalString }: Search, stopsAhead: number, stopsBehind: number): number => {
  const totalLength = removalString.removedCount + removalString.preservedCount
  const maxBefore = Math.min(stopsAhead, totalLength - 1)
  return maxBefore - random.integer(maxBefore - Math.max(0, totalLength - 1 - stopsBehind) + 1)
}

/** How many stops of a string come before those that it preserves. */
export const stopsBeforeGap = ({ random, removalString }: Search): number =>
  removalString.preservedCount === 0 ? removalString.removedCount : 1 + random.integer(removalString.removedCount)

/**
 * From MIN_STOPS_LOCAL stops on, removal stays for STEPS_PER_REGION steps around REGION_SIZE neighbouring
 * stops, whose numbers are then in the processor's cache.
 */
const MIN_STOPS_LOCAL = 2000

const STEPS_PER_REGION = 500

const REGION_SIZE = 256

/**
 * The stop around which strings are removed. Stops with numbers close together lie close together, see `renumber.ts`.
 */
const drawSeedStop = ({ instance, random, region }: Search): number => {
  if (instance.stopCount < MIN_STOPS_LOCAL) return random.integer(instance.stopCount)
  if (region.stepsLeft === 0) {
    region.first = random.integer(instance.stopCount)
    region.stepsLeft = STEPS_PER_REGION
  }
  region.stepsLeft -= 1
  return (region.first + random.integer(REGION_SIZE)) % instance.stopCount
}
