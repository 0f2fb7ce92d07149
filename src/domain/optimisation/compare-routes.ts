import { stopVisitsOf, type Route } from '../route'
import type { StopId } from '../stop'

/** A route as it is now and as it is proposed; a new or removed route has only one of the two. */
export type RouteComparison = {
  readonly before: Route | undefined
  readonly after: Route | undefined
  /** stops that are on no route now */
  readonly plannedCount: number
  /** stops that come from another route */
  readonly movedInCount: number
}

/** The key of a comparison, unique among those of a proposal. */
export const comparisonKeyOf = ({ before, after }: RouteComparison): string =>
  after === undefined ? `gone ${before?.index ?? ''}` : `route ${after.index}`

const REMOVED_KEY = /^gone (\d+)$/

/** The index of the removed route that such a key names; undefined for the key of a proposed route. */
export const removedIndexOf = (key: string): number | undefined => {
  const index = REMOVED_KEY.exec(key)?.[1]
  return index === undefined ? undefined : Number(index)
}

/** Pairs each proposed route with its current one, in the order of the proposal; then come the removed routes. */
export const compareRoutes = (
  current: ReadonlyArray<Route>,
  proposed: ReadonlyArray<Route>,
): ReadonlyArray<RouteComparison> => {
  const routeOf = new Map<StopId, Route>()
  for (const route of current) for (const { id } of route.visits) routeOf.set(id, route)
  const pairs = pairRoutes(current, proposed)
  const removed = current.filter((route) => ![...pairs.values()].includes(route))
  return [
    ...proposed.map((after): RouteComparison => {
      const before = pairs.get(after)
      const otherOrigins = stopVisitsOf(after)
        .map(({ id }) => routeOf.get(id))
        .filter((from) => from === undefined || from !== before)
      const movedInCount = otherOrigins.filter((from) => from !== undefined).length
      return { before, after, plannedCount: otherOrigins.length - movedInCount, movedInCount }
    }),
    ...removed.map((before): RouteComparison => ({ before, after: undefined, plannedCount: 0, movedInCount: 0 })),
  ]
}

/** How many stops get a route, change to another one, and lose theirs. */
export type StopMoveCounts = { readonly planned: number; readonly moved: number; readonly unplanned: number }

export const countStopMoves = (comparisons: ReadonlyArray<RouteComparison>): StopMoveCounts => {
  const visitsOf = (route: Route | undefined) => (route === undefined ? [] : stopVisitsOf(route))
  const visitedAfter = new Set(comparisons.flatMap(({ after }) => visitsOf(after).map(({ id }) => id)))
  const unplanned = comparisons.flatMap(({ before }) => visitsOf(before)).filter(({ id }) => !visitedAfter.has(id))
  return {
    planned: comparisons.reduce((sum, { plannedCount }) => sum + plannedCount, 0),
    moved: comparisons.reduce((sum, { movedInCount }) => sum + movedInCount, 0),
    unplanned: unplanned.length,
  }
}

type IsSameRoute = (routeA: Route, routeB: Route) => boolean

/**
 * Routes of the same carrier count as the same route, since a carrier has one a day; otherwise those of the same
 * driver, and otherwise those of the same name.
 */
const routeMatchers: ReadonlyArray<IsSameRoute> = [
  (routeA, routeB) => routeA.carrierId !== undefined && routeA.carrierId === routeB.carrierId,
  (routeA, routeB) => routeA.driverId !== undefined && routeA.driverId === routeB.driverId,
  (routeA, routeB) => routeA.name === routeB.name,
]

const pairRoutes = (current: ReadonlyArray<Route>, proposed: ReadonlyArray<Route>): ReadonlyMap<Route, Route> => {
  const unpaired = new Set(current)
  const pairs = new Map<Route, Route>()
  for (const isSameRoute of routeMatchers)
    for (const after of proposed) {
      if (pairs.has(after)) continue
      const before = [...unpaired].find((route) => route.day === after.day && isSameRoute(route, after))
      if (before === undefined) continue
      unpaired.delete(before)
      pairs.set(after, before)
    }
  return pairs
}
