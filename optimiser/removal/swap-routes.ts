import type { Instance } from '../instance'
import type { Search } from '../search'
import { costOfStops, NO_VEHICLE, recomputeRoute, stopBag, vehicleSet, type Routes } from '../routes'

/**
 * Swaps the route of a vehicle that lost stops with that of any vehicle unlike it, perhaps an idle one, if each can
 * drive the other's. Stops that the other vehicle may not visit go back to waiting. Removing strings alone would never
 * move a whole route to a larger van or to another day.
 */
export const swapRoutes = (search: Search): void => {
  const { instance, routes, random, waiting } = search
  if (search.changedVehicles.count === 0) return
  const vehicle = search.changedVehicles.list[random.integer(search.changedVehicles.count)] ?? 0
  const otherVehicle = random.integer(instance.vehicleCount)
  if (instance.firstIdentical[vehicle] === instance.firstIdentical[otherVehicle]) return
  const [stopsOfVehicle, stopsOfOther] = [stopsOf(routes, vehicle), stopsOf(routes, otherVehicle)]
  const [stopsForVehicle, stopsForOther] = [
    allowedStops(instance, vehicle, stopsOfOther),
    allowedStops(instance, otherVehicle, stopsOfVehicle),
  ]
  if (!canDrive(instance, vehicle, stopsForVehicle) || !canDrive(instance, otherVehicle, stopsForOther)) return
  for (const stops of [stopsOfVehicle, stopsOfOther]) for (const stop of stops) routes.vehicleOf[stop] = NO_VEHICLE
  assignRoute(search, vehicle, stopsForVehicle)
  assignRoute(search, otherVehicle, stopsForOther)
  for (const stops of [stopsOfVehicle, stopsOfOther])
    for (const stop of stops) if (routes.vehicleOf[stop] === NO_VEHICLE) stopBag.add(waiting, stop)
}

const stopsOf = ({ order, maxRouteNodes, visitCount }: Routes, vehicle: number): Int32Array =>
  order.slice(vehicle * maxRouteNodes + 1, vehicle * maxRouteNodes + 1 + (visitCount[vehicle] ?? 0))

const allowedStops = ({ mayVisit, stopCount }: Instance, vehicle: number, stops: Int32Array): Int32Array =>
  stops.filter((stop) => mayVisit[vehicle * stopCount + stop] === 1)

const canDrive = (instance: Instance, vehicle: number, stops: Int32Array): boolean =>
  stops.length === 0 || (fitsCapacity(instance, vehicle, stops) && costOfStops(instance, vehicle, stops) < Infinity)

const assignRoute = (search: Search, vehicle: number, stops: Int32Array): void => {
  const { instance, routes } = search
  routes.order.set(stops, vehicle * routes.maxRouteNodes + 1)
  routes.visitCount[vehicle] = stops.length
  recomputeRoute(instance, routes, vehicle)
  vehicleSet.add(search.changedVehicles, vehicle)
}

/** Whether a vehicle has capacity for these stops in this order, on every leg. */
const fitsCapacity = (instance: Instance, vehicle: number, stops: Int32Array): boolean => {
  const { dimensionCount, delivered, collected, capacity } = instance
  for (let dimension = 0; dimension < dimensionCount; dimension += 1) {
    const limit = capacity[vehicle * dimensionCount + dimension] ?? 0
    let currentLoad = 0
    for (const stop of stops) currentLoad += delivered[stop * dimensionCount + dimension] ?? 0
    if (currentLoad > limit) return false
    for (const stop of stops) {
      const loadIndex = stop * dimensionCount + dimension
      currentLoad += (collected[loadIndex] ?? 0) - (delivered[loadIndex] ?? 0)
      if (currentLoad > limit) return false
    }
  }
  return true
}
