import type { Instance } from '../instance'
import { stopBag, type StopBag, NO_VEHICLE, type Routes } from './routes'

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

/** The positions of the first and the last stop of a trip. */
export type Trip = { readonly first: number; readonly last: number }

/** The trip of a stop; the whole route where vehicles make one trip. */
export const tripOf = ({ isReload, reloadCount }: Instance, routes: Routes, vehicle: number, stop: number): Trip => {
  const { order, maxRouteNodes, visitCount, position } = routes
  const count = visitCount[vehicle] ?? 0
  if (reloadCount === 0) return { first: 1, last: count }
  const start = vehicle * maxRouteNodes
  let [first, last] = [position[stop] ?? 1, position[stop] ?? 1]
  while (first > 1 && isReload[order[start + first - 1] ?? 0] === 0) first -= 1
  while (last < count && isReload[order[start + last + 1] ?? 0] === 0) last += 1
  return { first, last }
}

/** Takes the stops of a trip off its route, and the reload before or behind it. Returns the stops. */
export const cutTrip = (routes: Routes, vehicle: number, { first, last }: Trip): Int32Array => {
  const { order, maxRouteNodes, visitCount, vehicleOf } = routes
  const start = vehicle * maxRouteNodes
  const count = visitCount[vehicle] ?? 0
  const stops = order.slice(start + first, start + last + 1)
  const from = Math.max(1, first - 1)
  const until = first === 1 && last < count ? last + 2 : last + 1
  for (let position = from; position < until; position += 1) vehicleOf[order[start + position] ?? 0] = NO_VEHICLE
  order.copyWithin(start + from, start + until, start + count + 2)
  visitCount[vehicle] = count - (until - from)
  return stops
}
