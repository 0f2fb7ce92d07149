import type { Route } from '../route'

/** Where the route of an index stands, -1 where none has it. Mostly an index is its route's place, and nobody is asked. */
export const placeOfRoute = (routes: ReadonlyArray<Route>, index: number): number =>
  routes[index]?.index === index ? index : routes.findIndex((route) => route.index === index)
