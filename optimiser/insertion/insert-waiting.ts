import { NO_VEHICLE, insertAfter, recomputeAround, stopBag, vehicleSet } from '../tours'
import { drawSkipRate } from './skip-rate'
import { listCandidates, type Search } from '../search'
import { findPosition } from './find-position'
import { sortWaiting } from './sort-waiting'

/** Inserts each waiting stop at the cheapest place, or leaves it out where that is cheaper. */
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
