import { shuffle, type Random } from '../random'
import { improveBetween } from './improve-between'
import { RELATED_FIRST, RELATED_LAST } from './allowed-orders'
import { NO_VEHICLE, type WorkingRoutes } from './working-routes'
import { createSwapStarState, swapStarAround } from './swap-star-around'
import { improveWithin } from './improve-within'

/**
 * Local search: improves the routes by small moves until none helps (Vidal and others
 * 2013). Yields after every stop that was tried.
 */
export const descend = function* (workingRoutes: WorkingRoutes, random: Random): Generator<void, void, void> {
  const stopOrder = Int32Array.from({ length: workingRoutes.stops }, (_, stop) => stop)
  shuffle(stopOrder, stopOrder.length, random)
  const swapStarState = createSwapStarState(workingRoutes)
  let hasImproved = true
  for (let round = 0; hasImproved; round += 1) {
    const changesBefore = workingRoutes.changeCount
    for (const stop of stopOrder) if (improveAround(workingRoutes, stop, round > 0)) yield
    for (const stop of workingRoutes.isTimed ? [] : stopOrder)
      if (swapStarAround(workingRoutes, swapStarState, stop)) yield
    hasImproved = round === 0 || workingRoutes.changeCount > changesBefore
  }
}

/** How many of its near stops a stop is tried beside; more take time and seldom help. */
const NEAREST_COUNT = 21

/** Tries to place a stop just behind or just before its near stops. Returns whether there was anything to try. */
const improveAround = (workingRoutes: WorkingRoutes, stop: number, mayUseIdleVehicle: boolean): boolean => {
  const { stops, prev, vehicleOf, related, mayPrecede, changedAt, triedAt, origin } = workingRoutes
  const lastTried = triedAt[stop] ?? 0
  let hasTried = false
  triedAt[stop] = workingRoutes.changeCount
  const first = stop * related.perStop
  for (let index = first + 1; index < first + Math.min(related.perStop, NEAREST_COUNT); index += 1) {
    const other = related.list[index] ?? 0
    const ownVehicle = vehicleOf[stop] ?? 0
    const otherVehicle = vehicleOf[other] ?? 0
    const isSameOrigin = (origin[ownVehicle] ?? 0) > 0 && origin[ownVehicle] === origin[otherVehicle]
    if (!isSameOrigin && ((changedAt[ownVehicle] ?? 0) > lastTried || (changedAt[otherVehicle] ?? 0) > lastTried)) {
      hasTried = true
      const improve = ownVehicle === otherVehicle ? improveWithin : improveBetween
      const before = prev[other] ?? 0
      const allowedOrder = mayPrecede[index] ?? 0
      const isMoved = (allowedOrder & RELATED_FIRST) > 0 && improve(workingRoutes, stop, other)
      if (!isMoved && before >= stops && (allowedOrder & RELATED_LAST) > 0) improve(workingRoutes, stop, before)
    }
  }
  if (mayUseIdleVehicle && workingRoutes.idle !== NO_VEHICLE && (changedAt[vehicleOf[stop] ?? 0] ?? 0) > lastTried)
    improveBetween(workingRoutes, stop, stops + workingRoutes.idle)
  return hasTried
}
