import type { DriverOrCarrier } from '../../src/domain/problem'
import * as O from 'fp-ts/Option'
import { routeAt, type Plan } from '../../src/domain/plan'
import { activitiesOf, type Route } from '../../src/domain/route'
import { getStop, type Stop, type StopId } from '../../src/domain/stop'
import { redrawn, withTimes, type Travel } from '../travel'

type Roads = Pick<Travel, 'drive' | 'leg'>

/** When the driver of a route begins. */
export type ShiftOf = (route: Route) => Pick<DriverOrCarrier, 'earliest'>

/** The routes whose stops have changed but whose line has not: they have to be recalculated. */
export const routesBehind = (before: Plan, after: Plan): ReadonlySet<Route> => {
  const others = after.routes.filter((route, place) => route !== before.routes[place])
  return new Set(others.filter((route) => isBehind(route, O.toUndefined(routeAt(before, route.index)))))
}

/** The plan with new lines and times for these routes. */
export const recalculated = (plan: Plan, which: ReadonlySet<Route>, roads: Roads, shiftOf: ShiftOf): Plan => {
  if (which.size === 0) return plan
  const known = (id: StopId): Stop | undefined => getStop(plan.stops, id)
  const anew = (route: Route): Route => redrawn(withTimes(route, known, roads, shiftOf(route)), roads)
  // Recalculating moves no stop, so the stops stay as they are.
  return { ...plan, routes: plan.routes.map((route) => (which.has(route) ? anew(route) : route)) }
}

const isBehind = (route: Route, before: Route | undefined): boolean =>
  route !== before && route.overviewPolyline === before?.overviewPolyline && !sameWay(route, before)

const sameWay = (route: Route, before: Route | undefined): boolean => {
  const [now, then] = [activitiesOf(route), before === undefined ? [] : activitiesOf(before)]
  return now.length === then.length && now.every(({ id }, place) => id === then[place]?.id)
}
