import { activitiesOf, routeNumberOf, type Activity, type Route } from '../route'
import {
  standingAt,
  stopIn,
  unplannedOn,
  withStops,
  type Placement,
  type Stop,
  type StopFacts,
  type StopId,
  type StopList,
} from '../stop'
import type { Plan } from './plan'
import { placeOfRoute } from './position-of-route'

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

/** A stop of which these facts are true, standing there: the same object where they are of a stop that does. */
export const standing = (facts: StopFacts, at: Placement): Stop =>
  isPlaced(facts) ? placed(facts, at) : standingAt(facts, at)

const isPlaced = (facts: StopFacts): facts is Stop => 'stopNumber' in facts

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

/** Of two visits to a stop, the later one counts. */
const following = (stops: StopList, before: ReadonlyArray<Route>, after: ReadonlyArray<Route>): StopList => {
  const followed = new Set<StopId>()
  const changed: Stop[] = []
  const follow = (id: StopId, at: Placement | undefined): void => {
    if (followed.has(id)) return
    followed.add(id)
    const stop = stopIn(stops, id)
    const moved = stop && placed(stop, at)
    if (moved !== undefined && moved !== stop) changed.push(moved)
  }
  for (const route of after.toReversed())
    for (const activity of activitiesOf(route).toReversed()) follow(activity.id, placementIn(route, activity))
  for (const route of before) for (const { id } of activitiesOf(route)) follow(id, undefined)
  return withStops(stops, changed)
}
