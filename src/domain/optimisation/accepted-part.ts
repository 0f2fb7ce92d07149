import { reindexDepotActivity, assemblePlan, type Plan } from '../plan'
import {
  colourForIndex,
  freeIndexGenerator,
  reindexReload,
  sortRoutesByIndex,
  renumberVisits,
  type Route,
} from '../route'
import type { Stop, StopId } from '../stop'
import { compareRoutes, comparisonKeyOf, type RouteComparison } from './compare-routes'

/** The keys of the declined routes of a proposal. */
export type DeclinedKeys = ReadonlySet<string>

/**
 * The current plan with only some routes of a proposal. Every other route stays as it is, without the stops that an
 * accepted route visits. A stop that neither an accepted nor another route visits is unplanned.
 */
export const acceptedPart = (current: Plan, proposed: Plan, declined: DeclinedKeys): Plan => {
  const comparisons = compareRoutes(current.routes, proposed.routes)
  const isRouteAccepted = (comparison: RouteComparison): boolean => !declined.has(comparisonKeyOf(comparison))
  const accepted = comparisons.filter(isRouteAccepted)
  const declinedComparisons = comparisons.filter((comparison) => !isRouteAccepted(comparison))
  const visited = visitedIds(accepted.flatMap(({ after }) => after ?? []))
  const unchangedRoutes = declinedComparisons.flatMap(({ before }) =>
    before === undefined ? [] : [withoutStops(before, visited)],
  )
  const routes = sortRoutesByIndex([...unchangedRoutes, ...assignIndexes(accepted, unchangedRoutes)])
  return assemblePlan(
    routes,
    chooseStops(current, proposed, { visited, unchangedIds: visitedIds(unchangedRoutes) }),
    current.unknownFields,
  )
}

const visitedIds = (routes: ReadonlyArray<Route>): ReadonlySet<StopId> =>
  new Set(routes.flatMap(({ visits }) => visits.map(({ id }) => id)))

/** Keeps the line, without the length, the duration and their source: the server recalculates a route whose visits alone have changed. */
const withoutStops = (route: Route, removedIds: ReadonlySet<StopId>): Route => {
  const visits = route.visits.filter(({ id }) => !removedIds.has(id))
  return visits.length === route.visits.length
    ? route
    : renumberVisits({ ...route, visits, metres: undefined, seconds: undefined, figureSource: undefined })
}

/** A current route keeps its number and colour; new ones get free numbers. */
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
    : {
        ...route,
        index,
        color,
        start: reindexDepotActivity(index, route.start),
        visits: route.visits.map((visit) => reindexReload(index, visit)),
        end: reindexDepotActivity(index, route.end),
      }

type VisitedStops = { readonly visited: ReadonlySet<StopId>; readonly unchangedIds: ReadonlySet<StopId> }

/** The details of a stop, such as why it is unplanned, are those of the proposal if its placement is that of the proposal. */
const chooseStops = (current: Plan, proposed: Plan, { visited, unchangedIds }: VisitedStops): ReadonlyArray<Stop> => {
  const planned = visitedIds(proposed.routes)
  const proposedStops = new Map(Array.from(proposed.stops, (stop) => [stop.facts.id, stop]))
  return Array.from(current.stops, (stop) => {
    const isAsProposed = visited.has(stop.facts.id) || (!planned.has(stop.facts.id) && !unchangedIds.has(stop.facts.id))
    return (isAsProposed ? proposedStops.get(stop.facts.id) : undefined) ?? stop
  })
}
