import type { Route } from '../route'
import type { StopId } from '../stop'

/** The index of the route that visits a stop, for every stop that these routes visit. */
export const visitorsIn = (routes: Iterable<Route>): ReadonlyMap<StopId, number> => {
  const visitors = new Map<StopId, number>()
  for (const { index, visits } of routes) for (const { id } of visits) visitors.set(id, index)
  return visitors
}
