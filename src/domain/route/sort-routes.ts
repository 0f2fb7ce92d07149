import type { Route } from './route'

/** Sorts by index. A removed route leaves a gap, since the others keep their index. */
export const sortRoutesByIndex = (routes: ReadonlyArray<Route>): ReadonlyArray<Route> =>
  routes.toSorted((one, other) => one.index - other.index)
