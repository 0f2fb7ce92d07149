import { NO_VEHICLE, insertAt, recomputeAfterInsertion, stopBag, vehicleSet } from '../routes'
import { listCandidates, NO_STOP, type Search, type BestPosition } from '../search'
import { sortWaiting, drawInsertionMode } from './prepare-insertion'
import type { Instance } from '../instance'
import { trySingleLabelPositions, tryPlainPositions } from './single-label-positions'
import { leastCostAlone } from './insertion'
import { tryGeneralPositions } from './general-positions'
import { giveRouteTo, hasCapacity, largerVehicleFor } from './capacity'

/** Inserts each waiting stop at its cheapest position, or leaves it unplanned where that is cheaper. */
export const insertWaiting = (search: Search): void => {
  sortWaiting(search)
  drawInsertionMode(search)
  insertAll(search)
}

/** Inserts each waiting stop at its cheapest position, whatever that costs. */
export const insertWaitingAtAnyCost = (search: Search): void => {
  sortWaiting(search)
  search.mustInsert = true
  search.skipRate = 0
  search.positionSkipRate = 0
  insertAll(search)
}

const insertAll = (search: Search): void => {
  const { instance, routes, waiting, candidates } = search
  listCandidates(instance, routes, candidates)
  for (let index = 0; index < waiting.count; index += 1) {
    const stop = waiting.stops[index] ?? 0
    if (instance.isReload[stop] === 1) continue
    if (search.isStopped()) stopBag.add(routes.unplanned, stop)
    else insert(search, stop)
  }
  waiting.count = 0
}

const insert = (search: Search, stop: number): void => {
  const { instance, routes, candidates, bestPosition } = search
  updateBestPosition(search, stop)
  const { precedingCount, replacement } = bestPosition
  if (bestPosition.vehicle === NO_VEHICLE) {
    stopBag.add(routes.unplanned, stop)
    return
  }
  if (replacement !== NO_VEHICLE) giveRouteTo(search, bestPosition.vehicle, replacement)
  const vehicle = replacement === NO_VEHICLE ? bestPosition.vehicle : replacement
  const wasIdle = routes.visitCount[vehicle] === 0 || replacement !== NO_VEHICLE
  insertAt(routes, vehicle, precedingCount, stop)
  recomputeAfterInsertion(instance, routes, vehicle, precedingCount + 1)
  vehicleSet.add(search.changedVehicles, vehicle)
  if (wasIdle) listCandidates(instance, routes, candidates)
}

/** With more vehicles in use than this, only those are tried that visit a stop nearby. */
const FEW_VEHICLES = 24

const NEAREST_COUNT = 40

/**
 * The same limit where vehicles differ, time has a price, or routes are long because there
 * are many stops: each try then takes longer.
 */
const FEW_VEHICLES_LONG = 10

const MANY_STOPS = 600

const fewVehicles = ({ ignoresDurations, stopCount }: Instance): number =>
  ignoresDurations && stopCount <= MANY_STOPS ? FEW_VEHICLES : FEW_VEHICLES_LONG

/** Writes the cheapest position for a stop into `bestPosition`, or no vehicle where leaving it unplanned is cheaper. */
const updateBestPosition = (search: Search, stop: number): void => {
  const { instance, routes, nearest, candidates, bestPosition: best } = search
  best.vehicle = NO_VEHICLE
  best.replacement = NO_VEHICLE
  best.cost = search.mustInsert ? Infinity : (instance.unplannedCost[stop] ?? 0)
  let firstUntried = 0
  if (candidates.usedCount > fewVehicles(instance)) {
    firstUntried = candidates.usedCount
    candidates.round += 1
    const first = stop * nearest.perStop
    const until = first + Math.min(nearest.perStop, NEAREST_COUNT)
    for (let index = first + 1; index < until; index += 1) {
      const vehicle = routes.vehicleOf[nearest.list[index] ?? 0] ?? NO_VEHICLE
      if (vehicle !== NO_VEHICLE && candidates.triedIn[vehicle] !== candidates.round) {
        candidates.triedIn[vehicle] = candidates.round
        tryVehicle(search, stop, vehicle)
      }
    }
  }
  for (let index = firstUntried; index < candidates.usedCount; index += 1)
    tryVehicle(search, stop, candidates.list[index] ?? 0)
  if (!instance.isPlain && best.cost <= leastCostAlone(search, stop)) return
  for (let index = candidates.usedCount; index < candidates.count; index += 1)
    tryVehicle(search, stop, candidates.list[index] ?? 0)
}

const tryVehicle = (search: Search, stop: number, vehicle: number): void => {
  const { instance, routes, random, bestPosition: best } = search
  if (!instance.isPlain && instance.mayVisit[vehicle * instance.stopCount + stop] !== 1) return
  if (random.fraction() < search.skipRate) return
  if (!hasCapacity(instance, routes, stop, vehicle)) {
    if (instance.someVehiclesDifferOnlyInSize) tryLargerVehicle(search, stop, vehicle)
    return
  }
  if (tryVehicleAt(search, stop, vehicle, 0)) best.replacement = NO_VEHICLE
}

/** The vehicle is too small for the stop: tries its route on a larger idle vehicle. */
const tryLargerVehicle = (search: Search, stop: number, vehicle: number): void => {
  const larger = largerVehicleFor(search, vehicle, stop)
  if (larger === NO_VEHICLE) return
  const { fixedCost } = search.instance
  const extraCost = (fixedCost[larger] ?? 0) - (fixedCost[vehicle] ?? 0)
  if (extraCost >= search.bestPosition.cost) return
  if (tryVehicleAt(search, stop, vehicle, extraCost)) search.bestPosition.replacement = larger
}

/** Tries a stop in the route of a vehicle, whatever its capacity. Returns whether it became the best position. */
const tryVehicleAt = (search: Search, stop: number, vehicle: number, extraCost: number): boolean => {
  const { instance, routes, bestPosition: best, positionCache, changedVehicles } = search
  if (positionCache === undefined || changedVehicles.has[vehicle] === 1 || search.positionSkipRate > 0) {
    const costBefore = best.cost
    best.cost -= extraCost
    const limit = best.cost
    tryPositions(search, stop, vehicle, best)
    const isBetter = best.cost < limit
    best.cost = isBetter ? best.cost + extraCost : costBefore
    return isBetter
  }
  const cacheIndex = stop * instance.vehicleCount + vehicle
  if (positionCache.version[cacheIndex] !== routes.version[vehicle]) {
    const { scratch } = positionCache
    scratch.vehicle = NO_VEHICLE
    scratch.cost = Infinity
    tryPositions(search, stop, vehicle, scratch)
    positionCache.version[cacheIndex] = routes.version[vehicle] ?? 0
    positionCache.precedingCount[cacheIndex] = scratch.precedingCount
    positionCache.cost[cacheIndex] = scratch.cost
  }
  const cost = (positionCache.cost[cacheIndex] ?? 0) + extraCost
  if (cost >= best.cost) return false
  best.vehicle = vehicle
  best.precedingCount = positionCache.precedingCount[cacheIndex] ?? 0
  best.cost = cost
  return true
}

/** Writes the cheapest position for a stop in a vehicle's route into `best`, whatever it costs; no vehicle where there is none. */
export const findPositionIn = (search: Search, stop: number, vehicle: number, best: BestPosition): void => {
  const { instance } = search
  best.vehicle = NO_VEHICLE
  best.cost = Infinity
  if (
    instance.mayVisit[vehicle * instance.stopCount + stop] === 1 &&
    hasCapacity(instance, search.routes, stop, vehicle)
  )
    tryPositions(search, stop, vehicle, best)
}

const tryPositions = (
  { instance, routes, positionSkipRate, random }: Search,
  stop: number,
  vehicle: number,
  best: BestPosition,
): void => {
  if (instance.ignoresDurations && positionSkipRate === 0) tryPlainPositions(instance, routes, stop, vehicle, best)
  else if (positionSkipRate === 0 && hasSingleLabelPositions(instance))
    trySingleLabelPositions({ instance, routes, ignoresCapacity: true }, stop, vehicle, best)
  else {
    const isSkipped = (): boolean => positionSkipRate > 0 && random.fraction() < positionSkipRate
    tryGeneralPositions({ instance, routes, isSkipped, ignoresCapacity: true }, stop, vehicle, best)
  }
}

const hasSingleLabelPositions = ({ isSingleLabel, hasFixedPositions, weights }: Instance): boolean =>
  isSingleLabel && !hasFixedPositions && weights.compactness === 0

/** How many unplanned stops are tried again in one step. */
const MAX_RETRIED = 10

/**
 * With more stops than this, the unplanned stops of every second step are near one of them, and strings are removed
 * there, too: few of the others would be near any gap.
 */
const MANY_UNPLANNED_STOPS = 300

const NEAR_RATE = 0.5

const MAX_RETRIED_NEAR = 15

/** How many of the nearest stops of a stop count as near it. */
const NEAR_COUNT = 30

/** Moves some unplanned stops to the waiting ones, to be inserted. */
export const retryUnplanned = (search: Search): void => {
  const { instance, routes, waiting, random } = search
  const { unplanned } = routes
  search.seedStop = NO_STOP
  if (unplanned.count > 0 && instance.stopCount > MANY_UNPLANNED_STOPS && random.fraction() < NEAR_RATE) {
    search.seedStop = unplanned.stops[random.integer(unplanned.count)] ?? 0
    retryNear(search, search.seedStop)
    return
  }
  for (let count = 0; count < MAX_RETRIED && unplanned.count > 0; count += 1)
    stopBag.add(waiting, stopBag.removeAt(unplanned, random.integer(unplanned.count)))
}

const retryNear = ({ nearest: { perStop, list }, routes: { unplanned }, waiting }: Search, stop: number): void => {
  const near = new Set(list.subarray(stop * perStop, stop * perStop + Math.min(perStop, NEAR_COUNT)))
  for (let index = unplanned.count - 1; index >= 0 && waiting.count < MAX_RETRIED_NEAR; index -= 1)
    if (near.has(unplanned.stops[index] ?? 0)) stopBag.add(waiting, stopBag.removeAt(unplanned, index))
}
