import { link } from './link-nodes'
import { measureRoute } from './measure-route'
import type { PenalisedRoutes } from './penalised-routes'
import { NO_VEHICLE } from '../routes'
import { resetSizes } from './take-sizes'

/**
 * Routes as lists: the stops of all routes in one list, and the index of each route's first stop. Stops that are in no
 * route are unvisited.
 */
export type RouteLists = {
  readonly order: Int32Array
  readonly firstIndex: Int32Array
  /** by route: its vehicle; without, the first route is that of the first vehicle, and so on */
  readonly vehicles?: Int32Array
  /** by route: the plan that it was copied from; 0 where that is not known */
  readonly origin: Int32Array | undefined
}

/** Replaces the penalised routes by these. */
export const loadRouteLists = (
  penalisedRoutes: PenalisedRoutes,
  { order, firstIndex, vehicles, origin }: RouteLists,
): void => {
  const { stopCount, vehicleCount, vehicleOf, triedAt } = penalisedRoutes
  vehicleOf.fill(NO_VEHICLE)
  triedAt.fill(0)
  penalisedRoutes.changeCount = 1
  penalisedRoutes.idleVehicle = NO_VEHICLE
  resetSizes(penalisedRoutes)
  const routeOf = routesByVehicle(vehicleCount, vehicles)
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1) {
    const route = routeOf[vehicle] ?? -1
    let node = stopCount + vehicle
    for (
      let index = route < 0 ? 0 : (firstIndex[route] ?? 0);
      index < (route < 0 ? 0 : (firstIndex[route + 1] ?? 0));
      index += 1
    ) {
      const stop = order[index] ?? 0
      link(penalisedRoutes, node, stop)
      node = stop
    }
    link(penalisedRoutes, node, stopCount + vehicleCount + vehicle)
    measureRoute(penalisedRoutes, vehicle)
    penalisedRoutes.origin[vehicle] = origin?.[route] ?? 0
  }
}

const NO_ROUTE = -1

const routesByVehicle = (vehicleCount: number, vehicles: Int32Array | undefined): Int32Array => {
  if (vehicles === undefined) return Int32Array.from({ length: vehicleCount }, (_, vehicle) => vehicle)
  const routes = new Int32Array(vehicleCount).fill(NO_ROUTE)
  vehicles.forEach((vehicle, route) => {
    routes[vehicle] = route
  })
  return routes
}

export const toRouteLists = ({ stopCount, vehicleCount, next, sizes }: PenalisedRoutes): RouteLists => {
  const order = new Int32Array(stopCount)
  const firstIndex = new Int32Array(vehicleCount + 1)
  let count = 0
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1) {
    for (let node = next[stopCount + vehicle] ?? 0; node < stopCount; node = next[node] ?? 0) {
      order[count] = node
      count += 1
    }
    firstIndex[vehicle + 1] = count
  }
  const vehicles = sizes?.loadedAs.slice() ?? Int32Array.from({ length: vehicleCount }, (_, vehicle) => vehicle)
  return { order: order.subarray(0, count), firstIndex, vehicles, origin: undefined }
}
