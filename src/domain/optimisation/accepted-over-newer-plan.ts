import { carrierDayKeyOf, routeKeyOf, stopKeyOf, type AffectedItemKey } from '../history'
import { lockOf, type Lock } from '../lock'
import type { Plan } from '../plan'
import { visitOf } from '../route'
import { stopList } from '../stop'
import { acceptedPart, type DeclinedKeys } from './accepted-part'
import { compareRoutes, comparisonKeyOf, removedIndexOf, type RouteComparison } from './compare-routes'

/** What changes since a proposal was made affect. */
type Affected = ReadonlySet<AffectedItemKey>

/**
 * The routes of a proposal that later changes affect: the route as it is now, a stop of it, its carrier's day, or
 * a route that was locked and that it would take a stop from.
 */
export const affectedRoutesOf = (
  current: Plan,
  proposed: Pick<Plan, 'routes'>,
  affected: Affected,
): ReadonlyArray<RouteComparison> =>
  compareRoutes(current.routes, proposed.routes).filter(
    (comparison) => findEffect(comparison, current, affected) !== undefined,
  )

/** How changes affect a route of a proposal. */
export type ChangeEffect =
  /** the route itself, or the day of its carrier */
  | { readonly kind: 'changed' }
  | { readonly kind: 'stops changed' }
  /** another route was locked, and this one would take stops from it */
  | { readonly kind: 'locked'; readonly index: number; readonly lock: Lock; readonly stopCount: number }

/** The effect on a route of a proposal; undefined where it is not affected. */
export const findEffect = (
  { before, after }: RouteComparison,
  current: Pick<Plan, 'routes'>,
  affected: Affected,
): ChangeEffect | undefined => {
  const carrierDay = carrierDayKeyOf(after)
  if (before !== undefined && affected.has(routeKeyOf(before.index))) return { kind: 'changed' }
  if (carrierDay !== undefined && affected.has(carrierDay)) return { kind: 'changed' }
  if ([before, after].some((route) => route?.visits.some(({ id }) => affected.has(stopKeyOf(id))) === true))
    return { kind: 'stops changed' }
  if (after === undefined) return undefined
  for (const route of current.routes) {
    const lock = lockOf(route)
    if (lock === undefined || route === before || !affected.has(routeKeyOf(route.index))) continue
    const stopCount = route.visits.filter(({ id }) => visitOf(after, id) !== undefined).length
    if (stopCount > 0) return { kind: 'locked', index: route.index, lock, stopCount }
  }
  return undefined
}

/** Whether a key is one of the proposal, or that of a route which was there once and was affected since. */
export const isKnownKey = (
  current: Pick<Plan, 'routes'>,
  proposed: Pick<Plan, 'routes'>,
  affected: Affected,
): ((key: string) => boolean) => {
  const keys = new Set(compareRoutes(current.routes, proposed.routes).map(comparisonKeyOf))
  return (key) => {
    const index = removedIndexOf(key)
    return keys.has(key) || (index !== undefined && affected.has(routeKeyOf(index)))
  }
}

/** The current plan with the routes of an earlier proposal that are neither affected since nor declined. */
export const acceptedOverNewerPlan = (
  current: Plan,
  proposed: Plan,
  { affected, declined }: { readonly affected: Affected; readonly declined: DeclinedKeys },
): Plan =>
  acceptedPart(
    current,
    withCurrentStops(proposed, current, affected),
    new Set([...declined, ...affectedRoutesOf(current, proposed, affected).map(comparisonKeyOf)]),
  )

/** The proposal knows affected stops only as they were. */
const withCurrentStops = (proposed: Plan, { stops }: Plan, affected: Affected): Plan => ({
  ...proposed,
  stops: stopList.from(
    Array.from(proposed.stops, (stop) =>
      affected.has(stopKeyOf(stop.facts.id)) ? (stopList.get(stops, stop.facts.id) ?? stop) : stop,
    ),
  ),
})
