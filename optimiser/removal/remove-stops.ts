import type { Search } from '../search'
import { closeGaps, NO_VEHICLE, recomputeRoute, stopBag, vehicleSet } from '../routes'
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

const removeString = (search: Search, vehicle: number, stop: number): void => {
  const { routes, removalString } = search
  const position = routes.position[stop] ?? 1
  const first = position - stopsBefore(search, position - 1, (routes.visitCount[vehicle] ?? 0) - position)
  const preservedFrom = first + stopsBeforeGap(search)
  const last = first + removalString.removedCount + removalString.preservedCount
  for (let index = first; index < last; index += 1)
    if (index < preservedFrom || index >= preservedFrom + removalString.preservedCount)
      removeStop(search, vehicle, index)
}

const removeStop = ({ instance, routes, waiting }: Search, vehicle: number, position: number): void => {
  const stop = routes.order[vehicle * routes.maxRouteNodes + position] ?? 0
  // Without its reload a route could carry too much.
  if (instance.isReload[stop] === 1) return
  routes.vehicleOf[stop] = NO_VEHICLE
  stopBag.add(waiting, stop)
}

/** Longer routes are not removed: to insert that many stops takes too long, and seldom saves a vehicle. */
const MAX_STOPS = 60

/** How many vehicles are compared. */
const DRAWS = 3

/** Removes all stops of a vehicle, so that it may stay idle. Of a few vehicles drawn, the one with the fewest stops. */
export const removeRoute = (search: Search): void => {
  const { instance, routes, waiting, changedVehicles } = search
  const vehicle = drawVehicle(search)
  const count = vehicle === NO_VEHICLE ? 0 : (routes.visitCount[vehicle] ?? 0)
  if (count === 0 || count > MAX_STOPS) return
  const first = vehicle * routes.maxRouteNodes + 1
  for (let index = first; index < first + count; index += 1) {
    const stop = routes.order[index] ?? 0
    routes.vehicleOf[stop] = NO_VEHICLE
    stopBag.add(waiting, stop)
  }
  routes.visitCount[vehicle] = 0
  recomputeRoute(instance, routes, vehicle)
  vehicleSet.add(changedVehicles, vehicle)
}

const drawVehicle = ({ instance: { stopCount }, routes: { vehicleOf, visitCount }, random }: Search): number => {
  let drawn = NO_VEHICLE
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const vehicle = vehicleOf[random.integer(stopCount)] ?? NO_VEHICLE
    if (vehicle !== NO_VEHICLE && (drawn === NO_VEHICLE || (visitCount[vehicle] ?? 0) < (visitCount[drawn] ?? 0)))
      drawn = vehicle
  }
  return drawn
}
