import type { Instance } from '../instance'
import { fitsCapacity, pickReload } from '../insertion'
import { listCandidates, NO_STOP, type Search } from '../search'
import { costOfStops, cutTrip, NO_VEHICLE, recomputeRoute, stopBag, tripOf, vehicleSet, type Routes } from '../routes'

/**
 * Swaps the route of a vehicle that lost stops with that of any vehicle of another kind, perhaps an idle one, if each can
 * drive the other's. Stops that the other vehicle may not visit go back to waiting. Removing strings alone would never
 * move a whole route to a larger van or to another day.
 */
export const swapRoutes = (search: Search): void => {
  const { instance, routes, random, waiting } = search
  if (search.changedVehicles.count === 0) return
  const vehicle = search.changedVehicles.list[random.integer(search.changedVehicles.count)] ?? 0
  const otherVehicle = drawOtherVehicle(search)
  if (instance.vehicleKind[vehicle] === instance.vehicleKind[otherVehicle]) return
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

/** How often a step moves a whole trip to another vehicle. */
const MOVE_RATE = 0.05

/** Moves a whole trip to another vehicle, before, between or behind its trips, wherever that costs least. */
export const moveTrip = (search: Search): void => {
  const { instance, routes, random, changedVehicles } = search
  if (random.fraction() >= MOVE_RATE) return
  const drawn = random.integer(instance.stopCount)
  const vehicle = routes.vehicleOf[drawn] ?? NO_VEHICLE
  const other = drawOtherVehicle(search)
  if (vehicle === NO_VEHICLE || vehicle === other || instance.isReload[drawn] === 1) return
  const trip = tripOf(instance, routes, vehicle, drawn)
  const start = vehicle * routes.maxRouteNodes
  const stops = routes.order.slice(start + trip.first, start + trip.last + 1)
  const isAllowed = allowedStops(instance, other, stops).length === stops.length
  const longer = isAllowed && fitsCapacity(instance, other, stops) ? withTrip(search, other, stops) : undefined
  if (longer === undefined) return
  cutTrip(routes, vehicle, trip)
  recomputeRoute(instance, routes, vehicle)
  vehicleSet.add(changedVehicles, vehicle)
  assignRoute(search, other, longer)
}

/** The stops of a vehicle with one trip more at its cheapest place; undefined where it can make no such trip. */
const withTrip = (search: Search, vehicle: number, trip: Int32Array): Int32Array | undefined => {
  const { instance, routes } = search
  const stops = stopsOf(routes, vehicle)
  if (stops.length === 0) return canDrive(instance, vehicle, trip) ? trip : undefined
  const reload = pickReload(search, vehicle, 'unused')
  if (reload === NO_STOP) return undefined
  let [cheapest, leastCost]: [Int32Array | undefined, number] = [undefined, Infinity]
  for (let index = 0; index <= stops.length; index += 1) {
    if (index > 0 && index < stops.length && instance.isReload[stops[index] ?? 0] === 0) continue
    const [before, behind] = [stops.subarray(0, index), stops.subarray(index)]
    const longer = Int32Array.from(index === 0 ? [...trip, reload, ...behind] : [...before, reload, ...trip, ...behind])
    const cost = costOfStops(instance, vehicle, longer)
    if (cost < leastCost) [cheapest, leastCost] = [longer, cost]
  }
  return cheapest
}
