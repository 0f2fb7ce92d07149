import { link } from './link-nodes'
import { measureRoute } from './measure-route'
import { NO_VEHICLE, type WorkingRoutes } from './working-routes'

/**
 * Routes as lists: the stops of all vehicles in one list, the index of each
 * vehicle's first stop, and the parent of each route.
 */
export type Layout = {
  readonly order: Int32Array
  readonly firstIndex: Int32Array
  readonly origin: Int32Array | undefined
}

/** Replaces the working routes by these. Stops that are in no route become unvisited. */
export const loadLayout = (workingRoutes: WorkingRoutes, { order, firstIndex, origin }: Layout): void => {
  const { stops, vehicles, vehicleOf, triedAt } = workingRoutes
  vehicleOf.fill(NO_VEHICLE)
  triedAt.fill(0)
  workingRoutes.changeCount = 1
  workingRoutes.idleVehicle = NO_VEHICLE
  for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
    let node = stops + vehicle
    for (let index = firstIndex[vehicle] ?? 0; index < (firstIndex[vehicle + 1] ?? 0); index += 1) {
      const stop = order[index] ?? 0
      link(workingRoutes, node, stop)
      node = stop
    }
    link(workingRoutes, node, stops + vehicles + vehicle)
    measureRoute(workingRoutes, vehicle)
    workingRoutes.origin[vehicle] = origin?.[vehicle] ?? 0
  }
}

export const readLayout = ({ stops, vehicles, next }: WorkingRoutes): Layout => {
  const order = new Int32Array(stops)
  const firstIndex = new Int32Array(vehicles + 1)
  let count = 0
  for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
    for (let node = next[stops + vehicle] ?? 0; node < stops; node = next[node] ?? 0) {
      order[count] = node
      count += 1
    }
    firstIndex[vehicle + 1] = count
  }
  return { order, firstIndex, origin: undefined }
}

/** What the routes cost in metres, without penalties. */
export const costWithoutPenalties = ({ vehicles, count, metresOf, fixedCost }: WorkingRoutes): number => {
  let sum = 0
  for (let vehicle = 0; vehicle < vehicles; vehicle += 1)
    if ((count[vehicle] ?? 0) > 0) sum += (metresOf[vehicle] ?? 0) + fixedCost
  return sum
}
