import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { visitOf, type Activity, type Route } from '../route'
import { routeIndexOf, stopIn, type Stop, type StopId } from '../stop'
import type { Plan } from './plan'
import { placeOfRoute } from './position-of-route'

export const stopOf = ({ stops }: Pick<Plan, 'stops'>, id: StopId): O.Option<Stop> => O.fromNullable(stopIn(stops, id))

export const routeAt = (plan: Plan, index: number): O.Option<Route> =>
  O.fromNullable(plan.routes[placeOfRoute(plan.routes, index)])

export type Visited = { readonly route: Route; readonly visit: Activity }

/** The route that visits a stop, and the visit: on the route that the stop names, or else on any. */
export const visitedBy = (plan: Plan, id: StopId): O.Option<Visited> =>
  pipe(
    stopOf(plan, id),
    O.flatMap((stop) => routeAt(plan, routeIndexOf(stop) ?? -1)),
    O.flatMap((route) => visitedOn(route, id)),
    O.alt(() => O.fromNullable(firstVisit(plan.routes, id))),
  )

const visitedOn = (route: Route, id: StopId): O.Option<Visited> => {
  const visit = visitOf(route, id)
  return visit === undefined ? O.none : O.some({ route, visit })
}

const firstVisit = (routes: ReadonlyArray<Route>, id: StopId): Visited | undefined => {
  for (const route of routes) {
    const visit = visitOf(route, id)
    if (visit !== undefined) return { route, visit }
  }
  return undefined
}
