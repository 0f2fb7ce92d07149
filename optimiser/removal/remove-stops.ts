import type { Search } from '../search'
import { closeGaps, cutTrip, NO_VEHICLE, recomputeRoute, stopBag, tripOf, vehicleSet, type Trip } from '../routes'
import { drawStrings, stopsBefore, stopsBeforeGap } from './draw-strings'

/** Removes strings of stops, which then wait to be inserted. */
export const removeStrings = (search: Search): void => {
  const { instance, routes, waiting, changedVehicles } = search
  drawStrings(search, removeString)
  for (let index = 0; index < changedVehicles.count; index += 1) {
    closeGaps(instance, routes, changedVehicles.list[index] ?? 0, waiting)
    recomputeRoute(instance, routes, changedVehicles.list[index] ?? 0)
  }
}

const removeString = (search: Search, vehicle: number, stop: number, trip: Trip): void => {
  const { routes, removalString } = search
  const position = routes.position[stop] ?? 1
  const first = position - stopsBefore(search, position - trip.first, trip.last - position)
  const preservedFrom = first + stopsBeforeGap(search)
  const last = first + removalString.removedCount + removalString.preservedCount
  for (let index = first; index < last; index += 1)
    if (index < preservedFrom || index >= preservedFrom + removalString.preservedCount)
      removeStop(search, vehicle, index)
}

const removeStop = ({ routes, waiting }: Search, vehicle: number, position: number): void => {
  const stop = routes.order[vehicle * routes.maxRouteNodes + position] ?? 0
  routes.vehicleOf[stop] = NO_VEHICLE
  stopBag.add(waiting, stop)
}

/** Longer routes are not removed: to insert that many stops takes too long, and seldom saves a vehicle. */
const MAX_STOPS = 60

/** How many vehicles are compared. */
const DRAWS = 3

/** Removes all stops of a vehicle, so that it may stay idle. Returns whether it did. */
export const removeRoute = (search: Search): boolean => {
  const { instance, routes, waiting, changedVehicles } = search
  const vehicle = drawRemovedRoute(search)
  if (vehicle === NO_VEHICLE) return false
  const count = routes.visitCount[vehicle] ?? 0
  const first = vehicle * routes.maxRouteNodes + 1
  for (let index = first; index < first + count; index += 1) {
    const stop = routes.order[index] ?? 0
    routes.vehicleOf[stop] = NO_VEHICLE
    stopBag.add(waiting, stop)
  }
  routes.visitCount[vehicle] = 0
  recomputeRoute(instance, routes, vehicle)
  vehicleSet.add(changedVehicles, vehicle)
  return true
}

/** How often a step removes a whole trip, which strings of neighbouring stops seldom do. */
const DROP_RATE = 0.05

/** Removes the stops of a trip, which then wait, and a reload beside it. */
export const dropTrip = (search: Search): void => {
  const { instance, routes, random, waiting, changedVehicles } = search
  if (random.fraction() >= DROP_RATE) return
  const drawn = random.integer(instance.stopCount)
  const vehicle = routes.vehicleOf[drawn] ?? NO_VEHICLE
  if (vehicle === NO_VEHICLE || instance.isReload[drawn] === 1) return
  const trip = tripOf(instance, routes, vehicle, drawn)
  if (trip.last - trip.first >= MAX_STOPS) return
  for (const stop of cutTrip(routes, vehicle, trip)) stopBag.add(waiting, stop)
  recomputeRoute(instance, routes, vehicle)
  vehicleSet.add(changedVehicles, vehicle)
}

/** Of a few vehicles drawn, the one with the fewest stops; NO_VEHICLE where these are too many. */
export const drawRemovedRoute = ({
  instance: { stopCount },
  routes: { vehicleOf, visitCount },
  random,
}: Search): number => {
  let drawn = NO_VEHICLE
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const vehicle = vehicleOf[random.integer(stopCount)] ?? NO_VEHICLE
    if (vehicle !== NO_VEHICLE && (drawn === NO_VEHICLE || (visitCount[vehicle] ?? 0) < (visitCount[drawn] ?? 0)))
      drawn = vehicle
  }
  return drawn !== NO_VEHICLE && (visitCount[drawn] ?? 0) > MAX_STOPS ? NO_VEHICLE : drawn
}
