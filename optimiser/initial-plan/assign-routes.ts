import type { Instance } from '../instance'
import { hasCapacity, hasCapacityAfter } from '../insertion'
import { NO_VEHICLE, insertAfter, recomputeRoute, type Tours } from '../tours'

/**
 * Gives each vehicle its stops in this order, except those that it may not visit or has no capacity or time
 * for. Ends early once the search is stopped.
 */
export const assignRoutes = (
  instance: Instance,
  tours: Tours,
  routes: ReadonlyArray<ReadonlyArray<number>>,
  isStopped: () => boolean,
): void => {
  routes.slice(0, instance.vehicles).forEach((route, vehicle) => {
    const stops = [...new Set(route)].filter((stop) => isFree(instance, tours, stop))
    if (stops.length === 0 || isStopped() || assignWholeRoute(instance, tours, stops, vehicle)) return
    for (const stop of stops) if (!isStopped()) appendStop(instance, tours, stop, vehicle)
  })
}

const isFree = (instance: Instance, { vehicleOf }: Tours, stop: number): boolean =>
  stop >= 0 && stop < instance.stops && vehicleOf[stop] === NO_VEHICLE

/** Tries the whole route first, which is faster than stop by stop. */
const assignWholeRoute = (instance: Instance, tours: Tours, stops: ReadonlyArray<number>, vehicle: number): boolean => {
  const { order, stride, length, cost } = tours
  if (instance.isMixed || !stops.every((stop, index) => isAllowedAt(instance, stop, vehicle, index + 1))) return false
  order.set(stops, vehicle * stride + 1)
  length[vehicle] = stops.length
  recomputeRoute(instance, tours, vehicle)
  if (cost[vehicle] !== Infinity && isWithinCapacity(instance, tours, vehicle)) return true
  truncateRoute(instance, tours, vehicle, 0)
  return false
}

const isAllowedAt = (
  { fits, pinnedPosition, stops }: Instance,
  stop: number,
  vehicle: number,
  position: number,
): boolean => {
  const pinned = pinnedPosition[stop] ?? 0
  return fits[vehicle * stops + stop] === 1 && (pinned === 0 || pinned === position)
}

const isWithinCapacity = ({ dimensions, capacity }: Instance, { load }: Tours, vehicle: number): boolean => {
  for (let capacityIndex = vehicle * dimensions; capacityIndex < (vehicle + 1) * dimensions; capacityIndex += 1)
    if ((load[capacityIndex] ?? 0) > (capacity[capacityIndex] ?? 0)) return false
  return true
}

const appendStop = (instance: Instance, tours: Tours, stop: number, vehicle: number): void => {
  const { order, stride, length, cost } = tours
  const count = length[vehicle] ?? 0
  if (!isAllowedAt(instance, stop, vehicle, count + 1) || !hasCapacity(instance, tours, stop, vehicle)) return
  if (instance.isMixed && !hasCapacityAfter(instance, tours, stop, vehicle, order[vehicle * stride + count] ?? 0))
    return
  insertAfter(tours, vehicle, count, stop)
  recomputeRoute(instance, tours, vehicle)
  if (cost[vehicle] === Infinity) truncateRoute(instance, tours, vehicle, count)
}

/** Keeps the first `count` stops of a vehicle. */
const truncateRoute = (instance: Instance, tours: Tours, vehicle: number, count: number): void => {
  const { order, stride, length, vehicleOf } = tours
  const first = vehicle * stride
  for (let index = first + 1 + count; index <= first + (length[vehicle] ?? 0); index += 1)
    vehicleOf[order[index] ?? 0] = NO_VEHICLE
  length[vehicle] = count
  recomputeRoute(instance, tours, vehicle)
}
