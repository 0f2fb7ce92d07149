import type { Search } from '../search'
import { closeGaps, NO_VEHICLE, recomputeRoute, stopBag } from '../routes'
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

const removeStop = ({ routes, waiting }: Search, vehicle: number, position: number): void => {
  const stop = routes.order[vehicle * routes.maxRouteNodes + position] ?? 0
  routes.vehicleOf[stop] = NO_VEHICLE
  stopBag.add(waiting, stop)
}
