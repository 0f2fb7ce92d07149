import type { Route } from './route'

/** A removed route leaves a gap; the others keep their index. */
export const sortRoutesByIndex = (routes: ReadonlyArray<Route>): ReadonlyArray<Route> =>
  routes.toSorted((one, other) => one.index - other.index)
