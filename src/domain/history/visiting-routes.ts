import type { Route } from '../route'
import type { StopId } from '../stop'

/** The index of the route that visits a stop, for every stop that these routes visit. */
export const visitingRoutes = (routes: Iterable<Route>): ReadonlyMap<StopId, number> => {
  const routeByStop = new Map<StopId, number>()
  for (const { index, visits } of routes) for (const { id } of visits) routeByStop.set(id, index)
  return routeByStop
}
