import { dayOrder, type RouteDay } from '../calendar'
import { stopVisitsOf, type Route } from '../route'

/** The routes of one day, and the number of their stops. */
export type DayGroup = { readonly day: RouteDay; readonly routes: ReadonlyArray<Route>; readonly stopCount: number }

/** §2: groups routes by day, in the order of the day filter. Routes without a day are left out. */
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
    .map(([day, group]) => ({
      day,
      routes: group,
      stopCount: group.reduce((sum, route) => sum + stopVisitsOf(route).length, 0),
    }))
}
