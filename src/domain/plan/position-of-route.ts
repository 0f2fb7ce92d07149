import type { Route } from '../route'

/** The position in the list of the route with an index, or -1; mostly the index itself, so that no search is needed. */
export const positionOfRoute = (routes: ReadonlyArray<Route>, index: number): number =>
  routes[index]?.index === index ? index : routes.findIndex((route) => route.index === index)
