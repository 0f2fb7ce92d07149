import type { Route } from '../route'

/** Routes in the order of their index and numbered anew from 0, so that none is missing between them. */
export const inOrderOfIndex = (routes: ReadonlyArray<Route>): ReadonlyArray<Route> =>
  routes
    .toSorted((one, other) => one.index - other.index)
    .map((route, index) => (route.index === index ? route : { ...route, index }))
