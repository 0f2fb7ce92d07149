import type { Route } from '../route'

/** Where the route of an index stands in the list, or -1. Mostly that is the index itself, and nothing is searched. */
export const positionOfRoute = (routes: ReadonlyArray<Route>, index: number): number =>
  routes[index]?.index === index ? index : routes.findIndex((route) => route.index === index)
