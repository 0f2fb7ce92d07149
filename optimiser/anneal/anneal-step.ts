import { retryUnplanned, insertWaiting } from '../insertion'
import { removeStrings, swapRoutes } from '../removal'
import { updateBest, type Search } from '../search'
import { copyUnplanned, copyRoute, releaseStops, restoreRoute, vehicleSet, costWithUnplanned } from '../tours'

/** The share of steps in which two vehicles swap routes, in problems where vehicles differ. */
const SWAP_RATE = 0.1

/**
 * Removes some stops, inserts them elsewhere, and keeps the result if it costs
 * less than the current plan plus the margin.
 */
export const annealStep = (search: Search, margin: number): void => {
  const { instance, tours, accepted, random } = search
  vehicleSet.clear(search.changedVehicles)
  retryUnplanned(search)
  removeStrings(search)
  if (!instance.isSimple && random.fraction() < SWAP_RATE) swapRoutes(search)
  insertWaiting(search)
  tours.total = costOfAll(search)
  if (tours.total < accepted.total + margin) accept(search)
  else revert(search)
}

/** Accepts all routes of the tours as the current plan, without comparing costs. */
export const acceptAll = (search: Search): void => {
  const { instance, tours } = search
  vehicleSet.clear(search.changedVehicles)
  for (let vehicle = 0; vehicle < instance.vehicles; vehicle += 1) vehicleSet.add(search.changedVehicles, vehicle)
  tours.total = costOfAll(search)
  accept(search)
}

const costOfAll = ({ instance, tours, accepted, changedVehicles: { list, count } }: Search): number => {
  let total = accepted.total
  for (let index = 0; index < count; index += 1) {
    const vehicle = list[index] ?? 0
    total += (tours.cost[vehicle] ?? 0) - (accepted.cost[vehicle] ?? 0)
  }
  return costWithUnplanned(instance, total, accepted.unplanned, tours.unplanned)
}

const accept = (search: Search): void => {
  const { tours, accepted, best, changedVehicles } = search
  for (let index = 0; index < changedVehicles.count; index += 1)
    copyRoute(tours, accepted, changedVehicles.list[index] ?? 0)
  copyUnplanned(tours, accepted)
  updateBest(search, (vehicle) => copyRoute(tours, best, vehicle))
}

const revert = ({ instance, tours, accepted, changedVehicles: { list, count } }: Search): void => {
  for (let index = 0; index < count; index += 1) releaseStops(tours, list[index] ?? 0)
  for (let index = 0; index < count; index += 1) restoreRoute(instance, accepted, tours, list[index] ?? 0)
  copyUnplanned(accepted, tours)
}

/** Makes the best plan so far the current plan. */
export const backToBest = (search: Search): void => {
  const { instance, tours, accepted, best, changedSinceBest } = search
  for (let index = 0; index < changedSinceBest.count; index += 1) releaseStops(tours, changedSinceBest.list[index] ?? 0)
  for (let index = 0; index < changedSinceBest.count; index += 1) {
    const vehicle = changedSinceBest.list[index] ?? 0
    copyRoute(best, accepted, vehicle)
    restoreRoute(instance, best, tours, vehicle)
  }
  copyUnplanned(best, accepted)
  copyUnplanned(best, tours)
  vehicleSet.clear(changedSinceBest)
}
