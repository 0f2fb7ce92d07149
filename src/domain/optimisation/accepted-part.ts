import { reindexDepot, assemblePlan, type Plan } from '../plan'
import { colourForIndex, freeIndexGenerator, sortRoutesByIndex, renumberVisits, type Route } from '../route'
import type { StopFacts, StopId } from '../stop'
import { compareRoutes, comparisonKeyOf, type RouteComparison } from './compare-routes'

/** Of a proposal, by the keys of its routes. */
export type DeclinedKeys = ReadonlySet<string>

/**
 * The plan of today with only some routes of a proposal. Every other route stays as it is, less the stops that a taken
 * route visits. A stop is unplanned where neither a taken route nor one that stays visits it.
 */
export const acceptedPart = (current: Plan, proposed: Plan, declined: DeclinedKeys): Plan => {
  const comparisons = compareRoutes(current.routes, proposed.routes)
  const isAccepted = (comparison: RouteComparison): boolean => !declined.has(comparisonKeyOf(comparison))
  const accepted = comparisons.filter(isAccepted)
  const declinedComparisons = comparisons.filter((comparison) => !isAccepted(comparison))
  const visited = visitedIds(accepted.flatMap(({ after }) => after ?? []))
  const unchangedRoutes = declinedComparisons.flatMap(({ before }) =>
    before === undefined ? [] : [withoutStops(before, visited)],
  )
  const routes = sortRoutesByIndex([...unchangedRoutes, ...assignIndexes(accepted, unchangedRoutes)])
  return assemblePlan(
    routes,
    factsIn(current, proposed, { visited, unchangedIds: visitedIds(unchangedRoutes) }),
    current.extra,
  )
}

const visitedIds = (routes: ReadonlyArray<Route>): ReadonlySet<StopId> =>
  new Set(routes.flatMap(({ visits }) => visits.map(({ id }) => id)))

/** Its old path stays: by that the server sees that it has to be drawn again. Length and duration no longer hold. */
const withoutStops = (route: Route, removedIds: ReadonlySet<StopId>): Route => {
  const visits = route.visits.filter(({ id }) => !removedIds.has(id))
  return visits.length === route.visits.length
    ? route
    : renumberVisits({ ...route, visits, metres: undefined, seconds: undefined })
}

/** A route that is driven today already keeps its number and colour; new ones take the numbers that are left. */
const assignIndexes = (
  accepted: ReadonlyArray<RouteComparison>,
  unchangedRoutes: ReadonlyArray<Route>,
): ReadonlyArray<Route> => {
  const acceptedRoutes = accepted.filter(({ after }) => after !== undefined)
  const usedIndexes = new Set(
    [...unchangedRoutes, ...acceptedRoutes.flatMap(({ before }) => before ?? [])].map(({ index }) => index),
  )
  const nextFreeIndex = freeIndexGenerator(usedIndexes)
  return acceptedRoutes.flatMap(({ before, after }) => {
    if (after === undefined) return []
    if (before !== undefined) return [withIndex(after, before.index, before.color)]
    const index = nextFreeIndex()
    return [withIndex(after, index, colourForIndex(index).hex)]
  })
}

const withIndex = (route: Route, index: number, color: string | undefined): Route =>
  route.index === index && route.color === color
    ? route
    : { ...route, index, color, start: reindexDepot(index, route.start), end: reindexDepot(index, route.end) }

type VisitedStops = { readonly visited: ReadonlySet<StopId>; readonly unchangedIds: ReadonlySet<StopId> }

/** What the proposal says of a stop, such as why it is left out, counts where the stop stands as it proposes. */
const factsIn = (current: Plan, proposed: Plan, { visited, unchangedIds }: VisitedStops): ReadonlyArray<StopFacts> => {
  const planned = visitedIds(proposed.routes)
  const proposedStops = new Map(Array.from(proposed.stops, (stop) => [stop.id, stop]))
  return Array.from(current.stops, (stop) => {
    const isAsProposed = visited.has(stop.id) || (!planned.has(stop.id) && !unchangedIds.has(stop.id))
    return (isAsProposed ? proposedStops.get(stop.id) : undefined) ?? stop
  })
}
