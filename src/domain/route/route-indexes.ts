import type { Route } from './route'

/** Sorts by index. A removed route leaves a gap, since the others keep their index. */
export const sortRoutesByIndex = (routes: ReadonlyArray<Route>): ReadonlyArray<Route> =>
  routes.toSorted((one, other) => one.index - other.index)

/** Above any real count, and within every database's integers. */
export const MAX_ROUTE_INDEX = 99_999

/** Yields the lowest unused index, then the next. */
export const freeIndexGenerator = (usedIndexes: ReadonlySet<number>): (() => number) => {
  let next = -1
  return () => {
    do next += 1
    while (usedIndexes.has(next))
    return next
  }
}
