import type { Instance } from '../instance'
import type { Search } from '../search'
import { hasCapacity, hasCapacityAfter } from '../insertion'
import { NO_VEHICLE, insertAt, recomputeRoute, type Routes } from '../routes'

/**
 * Gives each vehicle its stops in this order, except those that it may not visit or has no capacity or time
 * for. Ends early once the search is stopped.
 */
export const assignRoutes = (
  instance: Instance,
  routes: Routes,
  stopsByVehicle: ReadonlyArray<ReadonlyArray<number>>,
  isStopped: () => boolean,
): void => {
  stopsByVehicle.slice(0, instance.vehicleCount).forEach((route, vehicle) => {
    const free = [...new Set(route)].filter((stop) => isFree(instance, routes, stop))
    const stops = instance.hasFixedPositions ? atFixedPositions(instance, free) : free
    if (stops.length === 0 || isStopped() || assignWholeRoute(instance, routes, stops, vehicle)) return
    for (const stop of stops) if (!isStopped()) appendStop(instance, routes, stop, vehicle)
  })
}

const isFree = (instance: Instance, { vehicleOf }: Routes, stop: number): boolean =>
  stop >= 0 && stop < instance.stopCount && vehicleOf[stop] === NO_VEHICLE

/** Stops with a fixed position go there, and the others fill the positions between; a stop whose position lies behind all others is left out. */
const atFixedPositions = ({ fixedPosition }: Instance, stops: ReadonlyArray<number>): ReadonlyArray<number> => {
  const stopAt = new Map(stops.map((stop) => [fixedPosition[stop] ?? 0, stop]))
  const others = stops.filter((stop) => (fixedPosition[stop] ?? 0) === 0).values()
  const route: number[] = []
  for (;;) {
    const stop = stopAt.get(route.length + 1) ?? others.next().value
    if (stop === undefined) return route
    route.push(stop)
  }
}

/** Tries the whole route first, which is faster than stop by stop. */
const assignWholeRoute = (
  instance: Instance,
  routes: Routes,
  stops: ReadonlyArray<number>,
  vehicle: number,
): boolean => {
  const { order, maxRouteNodes, visitCount, cost } = routes
  if (!stops.every((stop, index) => isAllowedAt(instance, stop, vehicle, index + 1))) return false
  order.set(stops, vehicle * maxRouteNodes + 1)
  visitCount[vehicle] = stops.length
  recomputeRoute(instance, routes, vehicle)
  if (cost[vehicle] !== Infinity && isWithinCapacity(instance, routes, vehicle)) return true
  truncateRoute(instance, routes, vehicle, 0)
  return false
}

const isAllowedAt = (
  { mayVisit, fixedPosition, stopCount }: Instance,
  stop: number,
  vehicle: number,
  position: number,
): boolean => {
  const fixedTo = fixedPosition[stop] ?? 0
  return mayVisit[vehicle * stopCount + stop] === 1 && (fixedTo === 0 || fixedTo === position)
}

const isWithinCapacity = (instance: Instance, routes: Routes, vehicle: number): boolean => {
  const { dimensionCount, capacity, loadDependsOnOrder } = instance
  for (let dimension = 0; dimension < dimensionCount; dimension += 1) {
    const index = vehicle * dimensionCount + dimension
    const highest = loadDependsOnOrder ? highestLoad(instance, routes, vehicle, dimension) : routes.load[index]
    if ((highest ?? 0) > (capacity[index] ?? 0)) return false
  }
  return true
}

/** The highest load of any trip. */
const highestLoad = (
  { dimensionCount }: Instance,
  { headPeakLoad, order, maxRouteNodes, visitCount }: Routes,
  vehicle: number,
  dimension: number,
): number => {
  const first = vehicle * maxRouteNodes
  let highest = 0
  for (let index = first; index <= first + (visitCount[vehicle] ?? 0); index += 1)
    highest = Math.max(highest, headPeakLoad[(order[index] ?? 0) * dimensionCount + dimension] ?? 0)
  return highest
}

const appendStop = (instance: Instance, routes: Routes, stop: number, vehicle: number): void => {
  const { order, maxRouteNodes, visitCount, cost } = routes
  const count = visitCount[vehicle] ?? 0
  if (!isAllowedAt(instance, stop, vehicle, count + 1) || !hasCapacity(instance, routes, stop, vehicle)) return
  if (
    instance.loadDependsOnOrder &&
    !hasCapacityAfter(instance, routes, stop, vehicle, order[vehicle * maxRouteNodes + count] ?? 0)
  )
    return
  insertAt(routes, vehicle, count, stop)
  recomputeRoute(instance, routes, vehicle)
  if (cost[vehicle] === Infinity) truncateRoute(instance, routes, vehicle, count)
}

/** Keeps the first `count` stops of a vehicle. */
const truncateRoute = (instance: Instance, routes: Routes, vehicle: number, count: number): void => {
  const { order, maxRouteNodes, visitCount, vehicleOf } = routes
  const first = vehicle * maxRouteNodes
  for (let index = first + 1 + count; index <= first + (visitCount[vehicle] ?? 0); index += 1)
    vehicleOf[order[index] ?? 0] = NO_VEHICLE
  visitCount[vehicle] = count
  recomputeRoute(instance, routes, vehicle)
}

/** Leaves all vehicles idle, and no stop unplanned. */
export const clearRoutes = ({ instance, routes }: Search): void => {
  routes.vehicleOf.fill(NO_VEHICLE)
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) {
    routes.visitCount[vehicle] = 0
    recomputeRoute(instance, routes, vehicle)
  }
  routes.unplanned.count = 0
}
