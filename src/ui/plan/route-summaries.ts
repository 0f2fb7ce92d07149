import type { Driver } from '../../domain/driver'
import type { Plan } from '../../domain/plan'
import { driverLimitsOf } from '../../domain/problem'
import type { Route } from '../../domain/route'
import { stopList, type Stop, type StopList } from '../../domain/stop'
import { memoizeWeak } from '../../domain/value'
import { routeSummaryOf, type RouteSummary } from './route-summary'

/** In the order of the routes; cached for a plan and its drivers, because they do not depend on the map view. */
export const routeSummariesOf = memoizeWeak(({ routes, stops }: Plan) =>
  memoizeWeak((drivers: ReadonlyArray<Driver>): ReadonlyArray<RouteSummary> =>
    routes.map((route) => cachedSummaryOf(route, stops, drivers)),
  ),
)

type CachedSummary = {
  readonly stops: ReadonlyArray<Stop | undefined>
  readonly drivers: ReadonlyArray<Driver>
  readonly summary: RouteSummary
}

const cachedSummaries = new WeakMap<Route, CachedSummary>()

/** The same object while the route, its stops and the drivers are the same, so that only changed panels are drawn again. */
const cachedSummaryOf = (route: Route, allStops: StopList, drivers: ReadonlyArray<Driver>): RouteSummary => {
  const stops = route.visits.map(({ id }) => stopList.get(allStops, id))
  const cached = cachedSummaries.get(route)
  if (cached?.drivers === drivers && cached.stops.every((stop, index) => stop === stops[index])) return cached.summary
  const summary = routeSummaryOf(route, (id) => stopList.get(allStops, id), driverLimitsOf(route, drivers))
  cachedSummaries.set(route, { stops, drivers, summary })
  return summary
}
