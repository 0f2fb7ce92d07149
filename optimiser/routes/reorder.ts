import type { Instance } from '../instance'
import { stopBag, type StopBag } from './sets'
import { NO_VEHICLE, type Routes } from './routes'

/** Puts a stop behind the first `precedingCount` stops of a vehicle. */
export const insertAt = (routes: Routes, vehicle: number, precedingCount: number, stop: number): void => {
  const { order, maxRouteNodes, visitCount } = routes
  const first = vehicle * maxRouteNodes
  const count = visitCount[vehicle] ?? 0
  for (let index = first + count + 1; index > first + precedingCount; index -= 1) order[index + 1] = order[index] ?? 0
  order[first + precedingCount + 1] = stop
  visitCount[vehicle] = count + 1
}

/**
 * Closes the gaps in a route after a removal. A stop with a fixed position that
 * would move up is removed, too, and waits.
 */
export const closeGaps = ({ fixedPosition }: Instance, routes: Routes, vehicle: number, waiting: StopBag): void => {
  const { order, maxRouteNodes, visitCount, vehicleOf } = routes
  const first = vehicle * maxRouteNodes
  const last = first + (visitCount[vehicle] ?? 0)
  let keptEnd = first
  for (let index = first + 1; index <= last; index += 1) {
    const stop = order[index] ?? 0
    const isMoved = keptEnd + 1 < index && (fixedPosition[stop] ?? 0) > 0
    if (vehicleOf[stop] !== NO_VEHICLE && isMoved) {
      vehicleOf[stop] = NO_VEHICLE
      stopBag.add(waiting, stop)
    }
    if (vehicleOf[stop] !== NO_VEHICLE) {
      keptEnd += 1
      order[keptEnd] = stop
    }
  }
  visitCount[vehicle] = keptEnd - first
}
