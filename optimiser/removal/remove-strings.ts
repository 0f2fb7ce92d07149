import type { Search } from '../search'
import { closeGaps, NO_VEHICLE, recomputeRoute, stopBag } from '../tours'
import { drawStrings, stopsBefore, stopsBeforeGap } from './draw-strings'

/** Removes strings of stops, which then wait to be inserted. */
export const removeStrings = (search: Search): void => {
  const { instance, tours, waiting, changedVehicles } = search
  drawStrings(search, removeString)
  for (let index = 0; index < changedVehicles.count; index += 1) {
    closeGaps(instance, tours, changedVehicles.list[index] ?? 0, waiting)
    recomputeRoute(instance, tours, changedVehicles.list[index] ?? 0)
  }
}

const removeString = (search: Search, vehicle: number, stop: number): void => {
  const { tours, removalString } = search
  const position = tours.position[stop] ?? 1
  const first = position - stopsBefore(search, position - 1, (tours.length[vehicle] ?? 0) - position)
  const preservedFrom = first + stopsBeforeGap(search)
  const last = first + removalString.length + removalString.preserved
  for (let index = first; index < last; index += 1)
    if (index < preservedFrom || index >= preservedFrom + removalString.preserved) removeStop(search, vehicle, index)
}

const removeStop = ({ tours, waiting }: Search, vehicle: number, position: number): void => {
  const stop = tours.order[vehicle * tours.stride + position] ?? 0
  tours.vehicleOf[stop] = NO_VEHICLE
  stopBag.add(waiting, stop)
}
