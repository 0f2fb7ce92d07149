import { activitiesOf, routeNumberOf, type Activity, type Route } from '../route'
import { standingAt, stopIn, unplannedOn, withStops, type Placement, type Stop, type StopList } from '../stop'
import type { Plan } from './plan'
import { placeOfRoute } from './route-place'

/** §4: what a stop takes over from the route that visits it. */
export const placementIn = (route: Route, visit: Activity): Placement => ({
  isPlanned: visit.isPlanned,
  stopNumber: visit.stopNumber,
  routeNumber: routeNumberOf(route),
  routeName: route.name,
  routeDay: route.day,
  externalRouteId: route.externalRouteId,
  color: route.color,
})

/** The stop where a route puts it, or where none does; the same object where it stands there already. */
export const placed = (stop: Stop, at: Placement = unplannedOn(stop.requestedDay)): Stop =>
  stands(stop, at) ? stop : standingAt(stop, at)

const stands = (stop: Stop, at: Placement): boolean =>
  stop.isPlanned === at.isPlanned &&
  stop.stopNumber === at.stopNumber &&
  stop.routeNumber === at.routeNumber &&
  stop.routeName === at.routeName &&
  stop.routeDay === at.routeDay &&
  stop.externalRouteId === at.externalRouteId &&
  stop.color === at.color

/** The plan with these routes instead of those at the same index; their stops follow, and so do stops they let go. */
export const withRoutes = (plan: Plan, changed: ReadonlyArray<Route>): Plan => {
  const routes = plan.routes.slice()
  const before: Route[] = []
  for (const route of changed) {
    const place = placeOfRoute(plan.routes, route.index)
    const old = plan.routes[place]
    if (old === undefined) continue
    before.push(old)
    routes[place] = route
  }
  return { ...plan, routes, stops: following(plan.stops, before, changed) }
}

const following = (stops: StopList, before: ReadonlyArray<Route>, after: ReadonlyArray<Route>): StopList => {
  const placements = new Map<string, Placement | undefined>()
  for (const route of before) for (const { id } of activitiesOf(route)) placements.set(id, undefined)
  for (const route of after)
    for (const activity of activitiesOf(route)) placements.set(activity.id, placementIn(route, activity))
  const changed: Stop[] = []
  for (const [id, at] of placements) {
    const stop = stopIn(stops, id)
    const moved = stop && placed(stop, at)
    if (moved !== undefined && moved !== stop) changed.push(moved)
  }
  return withStops(stops, changed)
}
