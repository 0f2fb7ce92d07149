import { depotOf, inStep, type Plan } from '../plan'
import { colourForIndex, freeIndexes, inOrderOfIndex, renumbered, type Route } from '../route'
import type { StopFacts, StopId } from '../stop'
import { comparedRoutes, keyOf, type Compared } from './compare-routes'

/** Of a proposal, by the keys of its routes. */
export type Declined = ReadonlySet<string>

/**
 * The plan of today with only some routes of a proposal. Every other route stays as it is, less the stops that a taken
 * route visits. A stop is unplanned where neither a taken route nor one that stays visits it.
 */
export const takenPart = (now: Plan, proposed: Plan, declined: Declined): Plan => {
  const compared = comparedRoutes(now.routes, proposed.routes)
  const isTaken = (one: Compared): boolean => !declined.has(keyOf(one))
  const taken = compared.filter(isTaken)
  const left = compared.filter((one) => !isTaken(one))
  const visited = idsOn(taken.flatMap(({ after }) => after ?? []))
  const staying = left.flatMap(({ before }) => (before === undefined ? [] : [withoutAny(before, visited)]))
  const routes = inOrderOfIndex([...staying, ...inNumbers(taken, staying)])
  return inStep(routes, factsIn(now, proposed, { visited, stayed: idsOn(staying) }), now.extra)
}

const idsOn = (routes: ReadonlyArray<Route>): ReadonlySet<StopId> =>
  new Set(routes.flatMap(({ visits }) => visits.map(({ id }) => id)))

/** Its old path stays: by that the server sees that it has to be drawn again. Length and duration no longer hold. */
const withoutAny = (route: Route, gone: ReadonlySet<StopId>): Route => {
  const visits = route.visits.filter(({ id }) => !gone.has(id))
  return visits.length === route.visits.length
    ? route
    : renumbered({ ...route, visits, metres: undefined, seconds: undefined })
}

/** A route that is driven today already keeps its number and colour; new ones take the numbers that are left. */
const inNumbers = (taken: ReadonlyArray<Compared>, staying: ReadonlyArray<Route>): ReadonlyArray<Route> => {
  const driven = taken.filter(({ after }) => after !== undefined)
  const used = new Set([...staying, ...driven.flatMap(({ before }) => before ?? [])].map(({ index }) => index))
  const free = freeIndexes(used)
  return driven.flatMap(({ before, after }) => {
    if (after === undefined) return []
    if (before !== undefined) return [numbered(after, before.index, before.color)]
    const index = free()
    return [numbered(after, index, colourForIndex(index).hex)]
  })
}

const numbered = (route: Route, index: number, color: string | undefined): Route =>
  route.index === index && route.color === color
    ? route
    : { ...route, index, color, start: depotOf(index, route.start), end: depotOf(index, route.end) }

type Standing = { readonly visited: ReadonlySet<StopId>; readonly stayed: ReadonlySet<StopId> }

/** What the proposal says of a stop, such as why it is left out, counts where the stop stands as it proposes. */
const factsIn = (now: Plan, proposed: Plan, { visited, stayed }: Standing): ReadonlyArray<StopFacts> => {
  const planned = idsOn(proposed.routes)
  const said = new Map(Array.from(proposed.stops, (stop) => [stop.id, stop]))
  return Array.from(now.stops, (stop) => {
    const isAsProposed = visited.has(stop.id) || (!planned.has(stop.id) && !stayed.has(stop.id))
    return (isAsProposed ? said.get(stop.id) : undefined) ?? stop
  })
}
