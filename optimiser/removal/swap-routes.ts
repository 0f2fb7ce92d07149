import type { Instance } from '../instance'
import { fitsCapacity } from '../insertion'
import { listCandidates, type Search } from '../search'
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
  const otherVehicle = drawOtherVehicle(search)
  if (instance.firstIdentical[vehicle] === instance.firstIdentical[otherVehicle]) return
  const [stopsOfVehicle, stopsOfOther] = [stopsOf(routes, vehicle), stopsOf(routes, otherVehicle)]
  const [stopsForVehicle, stopsForOther] = [
    fittingStops(search, vehicle, allowedStops(instance, vehicle, stopsOfOther)),
    fittingStops(search, otherVehicle, allowedStops(instance, otherVehicle, stopsOfVehicle)),
  ]
  if (!canDrive(instance, vehicle, stopsForVehicle) || !canDrive(instance, otherVehicle, stopsForOther)) return
  for (const stops of [stopsOfVehicle, stopsOfOther]) for (const stop of stops) routes.vehicleOf[stop] = NO_VEHICLE
  assignRoute(search, vehicle, stopsForVehicle)
  assignRoute(search, otherVehicle, stopsForOther)
  for (const stops of [stopsOfVehicle, stopsOfOther])
    for (const stop of stops) if (routes.vehicleOf[stop] === NO_VEHICLE) stopBag.add(waiting, stop)
}

/** Any vehicle in use, or as often one of the kinds of idle vehicles: of a kind there may be far more than of another. */
const drawOtherVehicle = ({ instance, routes, random, candidates }: Search): number => {
  listCandidates(instance, routes, candidates)
  const { list, usedCount, count } = candidates
  const idleKinds = count - usedCount
  return idleKinds === 0 || (usedCount > 0 && random.fraction() < 0.5)
    ? (list[random.integer(usedCount)] ?? 0)
    : (list[usedCount + random.integer(idleKinds)] ?? 0)
}

const stopsOf = ({ order, maxRouteNodes, visitCount }: Routes, vehicle: number): Int32Array =>
  order.slice(vehicle * maxRouteNodes + 1, vehicle * maxRouteNodes + 1 + (visitCount[vehicle] ?? 0))

const allowedStops = ({ mayVisit, stopCount }: Instance, vehicle: number, stops: Int32Array): Int32Array =>
  stops.filter((stop) => mayVisit[vehicle * stopCount + stop] === 1)

const canDrive = (instance: Instance, vehicle: number, stops: Int32Array): boolean =>
  stops.length === 0 || costOfStops(instance, vehicle, stops) < Infinity

/** Without stops from one end of the route, drawn at random, until the vehicle has capacity for the rest. */
const fittingStops = ({ instance, random }: Search, vehicle: number, stops: Int32Array): Int32Array => {
  const dropsFirst = random.fraction() < 0.5
  let rest = stops
  while (rest.length > 0 && !fitsCapacity(instance, vehicle, rest))
    rest = dropsFirst ? rest.subarray(1) : rest.subarray(0, -1)
  return rest
}

const assignRoute = (search: Search, vehicle: number, stops: Int32Array): void => {
  const { instance, routes } = search
  routes.order.set(stops, vehicle * routes.maxRouteNodes + 1)
  routes.visitCount[vehicle] = stops.length
  recomputeRoute(instance, routes, vehicle)
  vehicleSet.add(search.changedVehicles, vehicle)
}
