import { insertAt, NO_VEHICLE, recomputeRoute, stopBag, vehicleSet } from '../routes'
import { areRemovedRoutesReplaced, listCandidates, type Search } from '../search'
import { findPositionIn } from './insert-waiting'
import { proposeRoute } from './propose-route'

/** How many unplanned stops are tried beside the one that the vehicle is sent for. */
const MAX_GATHERED = 30

/** How many vehicles are tried: one may have no capacity or time for the stop. */
const TRIES = 8

/** In problems with windows, how many of the idle vehicles are sent for a proposed route. */
const PROPOSED_SHARE = 0.1

/** Sends an idle vehicle whatever that costs: its stops may pay together for a vehicle that none of them pays for alone. */
export const sendIdleVehicle = (search: Search): void => {
  const { instance, random } = search
  if (instance.hasWindows && random.fraction() < PROPOSED_SHARE) sendForProposedRoute(search, -Infinity)
  else sendForWaitingStop(search)
}

/**
 * Sends an idle vehicle for those unplanned stops that gain most together, wherever they are, if that is more than
 * `minGain`. Returns whether it did.
 */
export const sendForProposedRoute = (search: Search, minGain: number): boolean => {
  const { instance, routes, random, bestPosition, candidates, changedVehicles } = search
  const { unplanned } = routes
  listCandidates(instance, routes, candidates)
  const { list, usedCount, count } = candidates
  if (count === usedCount || unplanned.count === 0) return false
  const vehicle = list[usedCount + random.integer(count - usedCount)] ?? 0
  const { stops, gain } = proposeRoute(search, vehicle)
  if (gain <= minGain) return false
  const sentFor = new Set<number>()
  for (const stop of stops) {
    findPositionIn(search, stop, vehicle, bestPosition)
    if (bestPosition.vehicle === NO_VEHICLE) continue
    insertAt(routes, vehicle, bestPosition.precedingCount, stop)
    recomputeRoute(instance, routes, vehicle)
    sentFor.add(stop)
  }
  for (let index = unplanned.count - 1; index >= 0; index -= 1)
    if (sentFor.has(unplanned.stops[index] ?? 0)) stopBag.removeAt(unplanned, index)
  if (sentFor.size > 0) vehicleSet.add(changedVehicles, vehicle)
  return sentFor.size > 0
}

/** The share of the removed routes that are replaced, in problems where this is done. */
const REPLACED_SHARE = 0.75

/**
 * Sends a vehicle for those of the waiting stops and of all unplanned ones that gain most together. The others are unplanned
 * until a later step tries them.
 */
export const replaceRemovedRoute = (search: Search): void => {
  const { instance, routes, random, waiting } = search
  if (!areRemovedRoutesReplaced(instance) || random.fraction() >= REPLACED_SHARE) return
  while (waiting.count > 0) stopBag.add(routes.unplanned, stopBag.removeAt(waiting, waiting.count - 1))
  sendForProposedRoute(search, -Infinity)
}

/** The unplanned stops near the one that the vehicle is sent for wait, too. */
const sendForWaitingStop = (search: Search): void => {
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
