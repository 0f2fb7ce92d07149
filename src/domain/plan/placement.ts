import { activitiesOf, routeNumberOf, type Activity, type Route } from '../route'
import { stopList, unplannedPlacementOf, type Placement, type Stop, type StopId, type StopList } from '../stop'
import type { Plan } from './plan'
import { listIndexOfRoute } from './find-visit'

/** §4: what a stop copies from the route that visits it. */
export const placementOf = (route: Route, visit: Activity): Placement => ({
  isPlanned: visit.isPlanned,
  stopNumber: visit.stopNumber,
  routeNumber: routeNumberOf(route),
  routeName: route.name,
  routeDay: route.day,
  carrierId: route.carrierId,
  color: route.color,
})

/** Gives a stop a placement, by default that of an unplanned stop; returns the same object if it has that already. */
export const updatePlacement = (
  stop: Stop,
  placement: Placement = unplannedPlacementOf(stop.facts.requestedDay),
): Stop => (isSamePlacement(stop.placement, placement) ? stop : { facts: stop.facts, placement })

const isSamePlacement = (one: Placement, other: Placement): boolean =>
  one.isPlanned === other.isPlanned &&
  one.stopNumber === other.stopNumber &&
  one.routeNumber === other.routeNumber &&
  one.routeName === other.routeName &&
  one.routeDay === other.routeDay &&
  one.carrierId === other.carrierId &&
  one.color === other.color

/** Replaces the routes at the same indexes; updates the placement of the stops that they visit or no longer visit. */
export const replaceRoutes = (plan: Plan, changed: ReadonlyArray<Route>): Plan => {
  const routes = plan.routes.slice()
  const before: Route[] = []
  for (const route of changed) {
    const listIndex = listIndexOfRoute(plan.routes, route.index)
    const previous = plan.routes[listIndex]
    if (previous === undefined) continue
    before.push(previous)
    routes[listIndex] = route
  }
  return { ...plan, routes, stops: updateStops(plan.stops, before, changed) }
}

/** Updates the stops that these routes visit or no longer visit. If two routes visit a stop, the later one counts. */
const updateStops = (stops: StopList, before: ReadonlyArray<Route>, after: ReadonlyArray<Route>): StopList => {
  const handledIds = new Set<StopId>()
  const changed: Stop[] = []
  const update = (id: StopId, placement: Placement | undefined): void => {
    if (handledIds.has(id)) return
    handledIds.add(id)
    const stop = stopList.get(stops, id)
    const moved = stop && updatePlacement(stop, placement)
    if (moved !== undefined && moved !== stop) changed.push(moved)
  }
  for (const route of after.toReversed())
    for (const activity of activitiesOf(route).toReversed()) update(activity.id, placementOf(route, activity))
  for (const route of before) for (const { id } of activitiesOf(route)) update(id, undefined)
  return stopList.put(stops, changed)
}
