import type { RouteLists } from '../descent'
import { assignRoutes, clearRoutes } from '../initial-plan'
import { insertWaiting } from '../insertion'
import { NO_VEHICLE, stopBag, type PlanSnapshot } from '../routes'
import { acceptAll, type Search } from '../search'

export type PlannedRoutes = Pick<PlanSnapshot, 'order' | 'maxRouteNodes' | 'visitCount'>

/** The routes of a plan; `vehicles` are those that the lists number. Stops of other vehicles are left out. */
export const routeListsOf = ({ order, maxRouteNodes, visitCount }: PlannedRoutes, vehicles: Int32Array): RouteLists => {
  const allStops: number[] = []
  const firstIndex = [0]
  const routeVehicles: number[] = []
  vehicles.forEach((vehicle, index) => {
    const count = visitCount[vehicle] ?? 0
    if (count === 0) return
    for (let position = 1; position <= count; position += 1)
      allStops.push(order[vehicle * maxRouteNodes + position] ?? 0)
    firstIndex.push(allStops.length)
    routeVehicles.push(index)
  })
  return {
    order: Int32Array.from(allStops),
    firstIndex: Int32Array.from(firstIndex),
    vehicles: Int32Array.from(routeVehicles),
    origin: undefined,
  }
}

/** Makes these routes the current plan of the search. Stops that do not fit into their route are inserted elsewhere. */
export const adoptRouteLists = (
  search: Search,
  { order, firstIndex, vehicles: routeVehicles }: RouteLists,
  vehicles: Int32Array,
): void => {
  const stopsByVehicle: Array<ReadonlyArray<number>> = Array.from({ length: search.instance.vehicleCount }, () => [])
  for (let route = 0; route < firstIndex.length - 1; route += 1) {
    const vehicle = vehicles[routeVehicles?.[route] ?? route] ?? 0
    const stops = order.subarray(firstIndex[route] ?? 0, firstIndex[route + 1] ?? 0)
    if (stops.length > 0) stopsByVehicle[vehicle] = Array.from(stops)
  }
  clearRoutes(search)
  assignRoutes(search.instance, search.routes, stopsByVehicle, search.isStopped)
  for (let stop = 0; stop < search.instance.stopCount; stop += 1)
    if (search.routes.vehicleOf[stop] === NO_VEHICLE) stopBag.add(search.waiting, stop)
  if (search.waiting.count > 0) insertWaiting(search)
  acceptAll(search)
}
