import { isLocked } from '../lock'
import type { Route } from '../route'

/**
 * Routes in the order of their index and numbered anew from 0, so that none is missing between them. A locked route keeps
 * the number it has; the others go round it.
 */
export const inOrderOfIndex = (routes: ReadonlyArray<Route>): ReadonlyArray<Route> => {
  const kept = new Set(routes.filter(isLocked).map(({ index }) => index))
  const free = freeIndexes(kept)
  return routes
    .toSorted(byIndex)
    .map((route) => (isLocked(route) ? route : at(free(), route)))
    .toSorted(byIndex)
}

const byIndex = (one: Route, other: Route): number => one.index - other.index

const at = (index: number, route: Route): Route => (route.index === index ? route : { ...route, index })

/** Each that is asked for, from 0, but for those that are kept. */
const freeIndexes = (kept: ReadonlySet<number>): (() => number) => {
  let next = -1
  return () => {
    do next += 1
    while (kept.has(next))
    return next
  }
}
