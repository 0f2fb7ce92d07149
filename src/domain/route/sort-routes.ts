import type { Route } from './route'

/** As people count them. Routes that go leave a gap; nobody else is numbered anew for it. */
export const sortRoutesByIndex = (routes: ReadonlyArray<Route>): ReadonlyArray<Route> =>
  routes.toSorted((one, other) => one.index - other.index)
