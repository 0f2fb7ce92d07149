import {
  changeTrips,
  giveRoutesToCheaperVehicles,
  insertWaiting,
  joinTrips,
  replaceRemovedRoute,
  restoreFixedStops,
  retryUnplanned,
  sendIdleVehicle,
} from '../insertion'
import { dropTrip, moveTrip, removeRoute, removeStrings, swapRoutes } from '../removal'
import { acceptChanges, costWithChanges, drawStepKind, recordStep, stepKinds, type Search } from '../search'
import { copyUnplanned, copyRoute, releaseStops, restoreRoute, vehicleSet } from '../routes'

/** The share of steps in which two vehicles swap routes, in problems where vehicles differ. */
const SWAP_RATE = 0.1

/** The share of steps in which routes that lost stops go to smaller vehicles before stops are inserted. */
const SHRINK_RATE = 0.5

/**
 * Removes some stops, inserts them elsewhere, and keeps the result if it costs
 * less than the current plan plus the margin.
 */
export const annealStep = (search: Search, margin: number): void => {
  const { instance, routes, accepted, random } = search
  vehicleSet.clear(search.changedVehicles)
  retryUnplanned(search)
  const kind = drawStepKind(search.stepKindRates, instance, accepted.unplanned.count, random)
  if (kind === stepKinds.removeRoute && removeRoute(search)) replaceRemovedRoute(search)
  if (instance.reloadCount > 0) {
    moveTrip(search)
    dropTrip(search)
  }
  removeStrings(search)
  restoreFixedStops(search)
  if (!instance.isPlain && random.fraction() < SWAP_RATE) swapRoutes(search)
  if (instance.someVehiclesDifferOnlyInSize && random.fraction() < SHRINK_RATE) giveRoutesToCheaperVehicles(search)
  if (kind === stepKinds.sendVehicle) sendIdleVehicle(search)
  if (instance.reloadCount > 0) changeTrips(search)
  insertWaiting(search)
  if (instance.reloadCount > 0) joinTrips(search)
  if (instance.someVehiclesDifferOnlyInSize) giveRoutesToCheaperVehicles(search)
  routes.total = costWithChanges(search)
  recordStep(search.stepKindRates, kind, accepted.total - routes.total)
  if (routes.total < accepted.total + margin) acceptChanges(search)
  else revert(search)
}

const revert = ({ instance, routes, accepted, changedVehicles: { list, count } }: Search): void => {
  for (let index = 0; index < count; index += 1) releaseStops(routes, list[index] ?? 0)
  for (let index = 0; index < count; index += 1) restoreRoute(instance, accepted, routes, list[index] ?? 0)
  copyUnplanned(accepted, routes)
}

/** Makes the best plan so far the current plan. */
export const backToBest = (search: Search): void => {
  const { instance, routes, accepted, best, changedSinceBest } = search
  for (let index = 0; index < changedSinceBest.count; index += 1)
    releaseStops(routes, changedSinceBest.list[index] ?? 0)
  for (let index = 0; index < changedSinceBest.count; index += 1) {
    const vehicle = changedSinceBest.list[index] ?? 0
    copyRoute(best, accepted, vehicle)
    restoreRoute(instance, best, routes, vehicle)
  }
  copyUnplanned(best, accepted)
  copyUnplanned(best, routes)
  vehicleSet.clear(changedSinceBest)
}
