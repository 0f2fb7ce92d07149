import { dayOrder, type RouteDay } from '../calendar'
import type { Route } from '../route'

/** The routes of one day, and the number of their stops. */
export type DayGroup = { readonly day: RouteDay; readonly routes: ReadonlyArray<Route>; readonly stops: number }

/** §2: in the day filter's order; routes without a day are left out. */
export const groupRoutesByDay = (routes: ReadonlyArray<Route>): ReadonlyArray<DayGroup> => {
  const byDay = new Map<RouteDay, Array<Route>>()
  for (const route of routes) {
    if (route.day === undefined) continue
    const group = byDay.get(route.day)
    if (group === undefined) byDay.set(route.day, [route])
    else group.push(route)
  }
  return [...byDay]
    .toSorted(([one], [other]) => dayOrder.compare(one, other))
    .map(([day, group]) => ({ day, routes: group, stops: group.reduce((sum, route) => sum + route.visits.length, 0) }))
}
