import { link } from './link-nodes'
import { measureRoute } from './measure-route'
import type { PenalisedRoutes } from './penalised-routes'
import { NO_VEHICLE } from '../routes'

/**
 * Routes as lists: the stops of all vehicles in one list, the index of each
 * vehicle's first stop, and the plan that each route was copied from, if that is known.
 */
export type RouteLists = {
  readonly order: Int32Array
  readonly firstIndex: Int32Array
  readonly origin: Int32Array | undefined
}

/** Replaces the penalised routes by these. Stops that are in no route become unvisited. */
export const loadRouteLists = (penalisedRoutes: PenalisedRoutes, { order, firstIndex, origin }: RouteLists): void => {
  const { stopCount, vehicleCount, vehicleOf, triedAt } = penalisedRoutes
  vehicleOf.fill(NO_VEHICLE)
  triedAt.fill(0)
  penalisedRoutes.changeCount = 1
  penalisedRoutes.idleVehicle = NO_VEHICLE
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1) {
    let node = stopCount + vehicle
    for (let index = firstIndex[vehicle] ?? 0; index < (firstIndex[vehicle + 1] ?? 0); index += 1) {
      const stop = order[index] ?? 0
      link(penalisedRoutes, node, stop)
      node = stop
    }
    link(penalisedRoutes, node, stopCount + vehicleCount + vehicle)
    measureRoute(penalisedRoutes, vehicle)
    penalisedRoutes.origin[vehicle] = origin?.[vehicle] ?? 0
  }
}

export const toRouteLists = ({ stopCount, vehicleCount, next }: PenalisedRoutes): RouteLists => {
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
  return { order, firstIndex, origin: undefined }
}

/** What the routes cost in metres, without penalties. */
export const costWithoutPenalties = ({ vehicleCount, visitCount, routeMetres, fixedCost }: PenalisedRoutes): number => {
  let sum = 0
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1)
    if ((visitCount[vehicle] ?? 0) > 0) sum += (routeMetres[vehicle] ?? 0) + fixedCost
  return sum
}
