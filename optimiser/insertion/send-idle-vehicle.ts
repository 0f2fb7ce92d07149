import { insertAt, NO_VEHICLE, recomputeRoute, stopBag, vehicleSet } from '../routes'
import { listCandidates, type Search } from '../search'
import { findPositionIn } from './insert-waiting'

/** How many unplanned stops are tried beside the one that the vehicle is sent for. */
const MAX_GATHERED = 30

/** How many vehicles are tried: one may have no capacity or time for the stop. */
const TRIES = 8

/**
 * Sends an idle vehicle for one waiting stop whatever that costs, and lets the unplanned stops near it wait: together
 * they may pay for a vehicle that none of them pays for alone.
 */
export const sendIdleVehicle = (search: Search): void => {
  const { instance, routes, random, waiting, bestPosition, candidates, changedVehicles } = search
  if (waiting.count === 0) return
  const index = random.integer(waiting.count)
  const stop = waiting.stops[index] ?? 0
  listCandidates(instance, routes, candidates)
  const { list, usedCount, count } = candidates
  const idleKinds = count - usedCount
  for (let triesLeft = idleKinds === 0 ? 0 : TRIES; triesLeft > 0; triesLeft -= 1) {
    const vehicle = list[usedCount + random.integer(idleKinds)] ?? 0
    findPositionIn(search, stop, vehicle, bestPosition)
    if (bestPosition.vehicle === NO_VEHICLE) continue
    stopBag.removeAt(waiting, index)
    insertAt(routes, vehicle, bestPosition.precedingCount, stop)
    recomputeRoute(instance, routes, vehicle)
    vehicleSet.add(changedVehicles, vehicle)
    gatherUnplanned(search, stop)
    return
  }
}

const gatherUnplanned = (
  { routes: { unplanned }, waiting, nearest: { perStop, list } }: Search,
  stop: number,
): void => {
  if (unplanned.count === 0) return
  const near = new Set(list.subarray(stop * perStop, (stop + 1) * perStop))
  let gathered = 0
  for (let index = unplanned.count - 1; index >= 0 && gathered < MAX_GATHERED; index -= 1)
    if (near.has(unplanned.stops[index] ?? 0)) {
      stopBag.add(waiting, stopBag.removeAt(unplanned, index))
      gathered += 1
    }
}
