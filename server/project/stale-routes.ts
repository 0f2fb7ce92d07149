import type { DriverOrCarrier } from '../../src/domain/problem'
import * as O from 'fp-ts/Option'
import { routeAt, type Plan } from '../../src/domain/plan'
import { activitiesOf, type Route } from '../../src/domain/route'
import { stopList, type Stop, type StopId } from '../../src/domain/stop'
import { scheduleRoute } from '../../src/domain/schedule'
import { redrawRoute, type Travel } from '../travel'

type RoadTravel = Pick<Travel, 'drive' | 'leg'>

/** When the driver of a route starts work. */
export type ShiftOf = (route: Route) => Pick<DriverOrCarrier, 'earliest'>

/** The routes whose activities have changed, but whose line has not: they have to be recalculated. */
export const findStaleRoutes = (before: Plan, after: Plan): ReadonlySet<Route> => {
  const changedRoutes = after.routes.filter((route, index) => route !== before.routes[index])
  return new Set(changedRoutes.filter((route) => isStale(route, O.toUndefined(routeAt(before, route.index)))))
}

/** The plan with new lines and times for these routes. */
export const recalculateRoutes = (
  plan: Plan,
  routesToRecalculate: ReadonlySet<Route>,
  roads: RoadTravel,
  shiftOf: ShiftOf,
): Plan => {
  if (routesToRecalculate.size === 0) return plan
  const findStop = (id: StopId): Stop | undefined => stopList.get(plan.stops, id)
  const recalculateOne = (route: Route): Route =>
    redrawRoute(scheduleRoute(route, findStop, roads.leg, shiftOf(route)), roads)
  // Recalculating moves no stop, so the stops stay as they are.
  return {
    ...plan,
    routes: plan.routes.map((route) => (routesToRecalculate.has(route) ? recalculateOne(route) : route)),
  }
}

const isStale = (route: Route, before: Route | undefined): boolean =>
  route !== before && route.overviewPolyline === before?.overviewPolyline && !hasSameVisits(route, before)

const hasSameVisits = (route: Route, before: Route | undefined): boolean => {
  const [activities, previousActivities] = [activitiesOf(route), before === undefined ? [] : activitiesOf(before)]
  return (
    activities.length === previousActivities.length &&
    activities.every(({ id }, index) => id === previousActivities[index]?.id)
  )
}
