import type { Instance } from '../instance'
import type { Search } from '../search'
import { costOfStops, NO_VEHICLE, recomputeRoute, stopBag, vehicleSet, type Tours } from '../tours'

/**
 * Swaps the route of a vehicle that lost stops with that of any vehicle unlike it, perhaps an idle one, if each can
 * drive the other's. Stops that the other vehicle may not visit go back to waiting. Removing strings alone would never
 * move a whole route to a larger van or to another day.
 */
export const swapRoutes = (search: Search): void => {
  const { instance, tours, random, waiting } = search
  if (search.changedVehicles.count === 0) return
  const vehicle = search.changedVehicles.list[random.integer(search.changedVehicles.count)] ?? 0
  const otherVehicle = random.integer(instance.vehicles)
  if (instance.firstIdentical[vehicle] === instance.firstIdentical[otherVehicle]) return
  const [stopsOfVehicle, stopsOfOther] = [stopsOf(tours, vehicle), stopsOf(tours, otherVehicle)]
  const [stopsForVehicle, stopsForOther] = [
    allowedStops(instance, vehicle, stopsOfOther),
    allowedStops(instance, otherVehicle, stopsOfVehicle),
  ]
  if (!canDrive(instance, vehicle, stopsForVehicle) || !canDrive(instance, otherVehicle, stopsForOther)) return
  for (const stops of [stopsOfVehicle, stopsOfOther]) for (const stop of stops) tours.vehicleOf[stop] = NO_VEHICLE
  assignRoute(search, vehicle, stopsForVehicle)
  assignRoute(search, otherVehicle, stopsForOther)
  for (const stops of [stopsOfVehicle, stopsOfOther])
    for (const stop of stops) if (tours.vehicleOf[stop] === NO_VEHICLE) stopBag.add(waiting, stop)
}

const stopsOf = ({ order, stride, length }: Tours, vehicle: number): Int32Array =>
  order.slice(vehicle * stride + 1, vehicle * stride + 1 + (length[vehicle] ?? 0))

const allowedStops = ({ fits, stops: stopCount }: Instance, vehicle: number, stops: Int32Array): Int32Array =>
  stops.filter((stop) => fits[vehicle * stopCount + stop] === 1)

const canDrive = (instance: Instance, vehicle: number, stops: Int32Array): boolean =>
  stops.length === 0 || (fitsCapacity(instance, vehicle, stops) && costOfStops(instance, vehicle, stops) < Infinity)

const assignRoute = (search: Search, vehicle: number, stops: Int32Array): void => {
  const { instance, tours } = search
  tours.order.set(stops, vehicle * tours.stride + 1)
  tours.length[vehicle] = stops.length
  recomputeRoute(instance, tours, vehicle)
  vehicleSet.add(search.changedVehicles, vehicle)
}

/** Whether a vehicle has capacity for these stops in this order, on every leg. */
const fitsCapacity = (instance: Instance, vehicle: number, stops: Int32Array): boolean => {
  const { dimensions, delivered, collected, capacity } = instance
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    const limit = capacity[vehicle * dimensions + dimension] ?? 0
    let currentLoad = 0
    for (const stop of stops) currentLoad += delivered[stop * dimensions + dimension] ?? 0
    if (currentLoad > limit) return false
    for (const stop of stops) {
      const loadIndex = stop * dimensions + dimension
      currentLoad += (collected[loadIndex] ?? 0) - (delivered[loadIndex] ?? 0)
      if (currentLoad > limit) return false
    }
  }
  return true
}
