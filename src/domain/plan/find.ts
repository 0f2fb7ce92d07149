import * as O from 'fp-ts/Option'
import { visitOf, type Activity, type Route } from '../route'
import type { Stop, StopId } from '../stop'
import type { Plan } from './plan'

export const stopOf = (plan: Plan, id: StopId): O.Option<Stop> =>
  O.fromNullable(plan.stops.find((stop) => stop.id === id))

export const routeAt = (plan: Plan, index: number): O.Option<Route> =>
  O.fromNullable(plan.routes.find((route) => route.index === index))

export type Visited = { readonly route: Route; readonly visit: Activity }

/** The route that visits a stop, and the visit. */
export const visitedBy = (plan: Plan, id: StopId): O.Option<Visited> => {
  for (const route of plan.routes) {
    const visit = visitOf(route, id)
    if (visit !== undefined) return O.some({ route, visit })
  }
  return O.none
}
