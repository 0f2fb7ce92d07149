import type { RouteDay } from '../calendar'
import { groupRoutesByDay } from '../plan'
import { stopVisitsOf, type Route } from '../route'
import { dayOptions, type DayOption } from '../stop'

/** §2: the day choices above the routes list, with counts of routes and visited stops. */
export const routeDayOptions = (
  routes: ReadonlyArray<Route>,
  focusedDay: RouteDay | undefined,
): ReadonlyArray<DayOption> => {
  const groups = groupRoutesByDay(routes)
  const byDay = new Map(
    groups.map((group) => [group.day, { routeCount: group.routes.length, stopCount: group.stopCount }]),
  )
  const stopCount = routes.reduce((sum, route) => sum + stopVisitsOf(route).length, 0)
  return dayOptions({ routeCount: routes.length, stopCount }, byDay, focusedDay)
}
