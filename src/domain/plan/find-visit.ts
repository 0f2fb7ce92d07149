import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { visitOf, type Activity, type Route } from '../route'
import { routeIndexOf, stopList, type Stop, type StopId } from '../stop'
import type { Plan } from './plan'

export const stopOf = ({ stops }: Pick<Plan, 'stops'>, id: StopId): O.Option<Stop> =>
  O.fromNullable(stopList.get(stops, id))

export const routeAt = (plan: Plan, index: number): O.Option<Route> =>
  O.fromNullable(plan.routes[listIndexOfRoute(plan.routes, index)])

export type RouteVisit = { readonly route: Route; readonly visit: Activity }

/** The route that the stop names, else the first that visits it. */
export const findVisit = (plan: Plan, id: StopId): O.Option<RouteVisit> =>
  pipe(
    stopOf(plan, id),
    O.flatMap((stop) => routeAt(plan, routeIndexOf(stop) ?? -1)),
    O.flatMap((route) => findVisitOn(route, id)),
    O.alt(() => O.fromNullable(findFirstVisit(plan.routes, id))),
  )

const findVisitOn = (route: Route, id: StopId): O.Option<RouteVisit> => {
  const visit = visitOf(route, id)
  return visit === undefined ? O.none : O.some({ route, visit })
}

const findFirstVisit = (routes: ReadonlyArray<Route>, id: StopId): RouteVisit | undefined => {
  for (const route of routes) {
    const visit = visitOf(route, id)
    if (visit !== undefined) return { route, visit }
  }
  return undefined
}

/** Where in the list the route with an index stands, or -1; mostly at the index itself, so that no search is needed. */
export const listIndexOfRoute = (routes: ReadonlyArray<Route>, index: number): number =>
  routes[index]?.index === index ? index : routes.findIndex((route) => route.index === index)
