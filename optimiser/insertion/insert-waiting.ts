import { NO_VEHICLE, insertAfter, recomputeAround, stopBag, vehicleSet } from '../tours'
import { drawSkipRate } from './skip-rate'
import { listCandidates, type Search, type BestPosition } from '../search'
import { sortWaiting } from './sort-waiting'
import type { Instance } from '../instance'
import { findSingleLabelPosition } from './single-label-position'
import { leastCostAlone } from './least-cost-alone'
import { findSimplePosition } from './simple-position'
import { findGeneralPosition } from './general-position'

/** Inserts each waiting stop at its cheapest position, or leaves it unplanned where that is cheaper. */
export const insertWaiting = (search: Search): void => {
  const { instance, tours, waiting, candidates } = search
  sortWaiting(search)
  drawSkipRate(search)
  listCandidates(instance, tours, candidates)
  for (let index = 0; index < waiting.count; index += 1) {
    const stop = waiting.stops[index] ?? 0
    if (search.isStopped()) stopBag.add(tours.unplanned, stop)
    else insert(search, stop)
  }
  waiting.count = 0
}

const insert = (search: Search, stop: number): void => {
  const { instance, tours, candidates, bestPosition } = search
  findPosition(search, stop)
  const { vehicle, before } = bestPosition
  if (vehicle === NO_VEHICLE) {
    stopBag.add(tours.unplanned, stop)
    return
  }
  const wasIdle = tours.length[vehicle] === 0
  insertAfter(tours, vehicle, before, stop)
  recomputeAround(instance, tours, vehicle, before + 1)
  vehicleSet.add(search.changedVehicles, vehicle)
  if (wasIdle) listCandidates(instance, tours, candidates)
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

const fewVehicles = ({ isSimple, stops }: Instance): number =>
  isSimple && stops <= MANY_STOPS ? FEW_VEHICLES : FEW_VEHICLES_LONG

/** Finds the cheapest position for a stop, unless leaving it unplanned is cheaper. */
const findPosition = (search: Search, stop: number): void => {
  const { instance, tours, nearest, candidates, bestPosition: best } = search
  best.vehicle = NO_VEHICLE
  best.cost = search.mustInsert ? Infinity : (instance.unplannedCost[stop] ?? 0)
  let firstUntried = 0
  if (candidates.usedCount > fewVehicles(instance)) {
    firstUntried = candidates.usedCount
    candidates.round += 1
    const first = stop * nearest.perStop
    const until = first + Math.min(nearest.perStop, NEAREST_COUNT)
    for (let index = first + 1; index < until; index += 1) {
      const vehicle = tours.vehicleOf[nearest.list[index] ?? 0] ?? NO_VEHICLE
      if (vehicle !== NO_VEHICLE && candidates.triedIn[vehicle] !== candidates.round) {
        candidates.triedIn[vehicle] = candidates.round
        tryVehicle(search, stop, vehicle)
      }
    }
  }
  for (let index = firstUntried; index < candidates.usedCount; index += 1)
    tryVehicle(search, stop, candidates.list[index] ?? 0)
  if (!instance.isSimple && best.cost <= leastCostAlone(search, stop)) return
  for (let index = candidates.usedCount; index < candidates.count; index += 1)
    tryVehicle(search, stop, candidates.list[index] ?? 0)
}

const tryVehicle = (search: Search, stop: number, vehicle: number): void => {
  const { instance, tours, random, bestPosition: best, positionCache, changedVehicles } = search
  if (!instance.isSimple && instance.fits[vehicle * instance.stops + stop] !== 1) return
  if (random.fraction() < search.skipRate) return
  if (
    instance.isSimple &&
    (tours.load[vehicle] ?? 0) + (instance.amount[stop] ?? 0) > (instance.capacity[vehicle] ?? 0)
  )
    return
  if (positionCache === undefined || changedVehicles.has[vehicle] === 1 || search.mustInsert) {
    findVehiclePosition(search, stop, vehicle, best)
    return
  }
  const cacheIndex = stop * instance.vehicles + vehicle
  if (positionCache.version[cacheIndex] !== tours.version[vehicle]) {
    const { scratch } = positionCache
    scratch.vehicle = NO_VEHICLE
    scratch.cost = Infinity
    findVehiclePosition(search, stop, vehicle, scratch)
    positionCache.version[cacheIndex] = tours.version[vehicle] ?? 0
    positionCache.before[cacheIndex] = scratch.before
    positionCache.cost[cacheIndex] = scratch.cost
  }
  const cost = positionCache.cost[cacheIndex] ?? 0
  if (cost < best.cost) {
    best.vehicle = vehicle
    best.before = positionCache.before[cacheIndex] ?? 0
    best.cost = cost
  }
}

/**
 * The share of gaps skipped at random in steps that insert at any cost: the stops before a pinned stop may need an
 * order that would cost more without it.
 */
const GAP_SKIP_RATE = 0.3

const findVehiclePosition = (
  { instance, tours, mustInsert, random }: Search,
  stop: number,
  vehicle: number,
  best: BestPosition,
): void => {
  if (instance.isSimple) findSimplePosition(instance, tours, stop, vehicle, best)
  else if (hasSingleLabelPositions(instance)) findSingleLabelPosition(instance, tours, stop, vehicle, best)
  else if (mustInsert)
    findGeneralPosition({ instance, tours, isSkipped: () => random.fraction() < GAP_SKIP_RATE }, stop, vehicle, best)
  else findGeneralPosition({ instance, tours }, stop, vehicle, best)
}

const hasSingleLabelPositions = ({ isSingleLabel, hasPinned, weights }: Instance): boolean =>
  isSingleLabel && !hasPinned && weights.compactness === 0

/** How many unplanned stops are tried again in one step. */
const MAX_RETRIED = 10

/** Moves some unplanned stops to the waiting ones, to be inserted. */
export const retryUnplanned = ({ tours: { unplanned }, waiting, random }: Search): void => {
  for (let count = 0; count < MAX_RETRIED && unplanned.count > 0; count += 1)
    stopBag.add(waiting, stopBag.removeAt(unplanned, random.integer(unplanned.count)))
}
