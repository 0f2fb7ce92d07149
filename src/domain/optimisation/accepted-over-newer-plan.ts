import { carrierDayKeyOf, routeKeyOf, stopKeyOf, type AffectedItemKey } from '../history'
import { isLocked } from '../lock'
import type { Plan } from '../plan'
import { visitOf, type Route } from '../route'
import { stopList } from '../stop'
import { acceptedPart, type DeclinedKeys } from './accepted-part'
import { compareRoutes, comparisonKeyOf, removedIndexOf, type RouteComparison } from './compare-routes'

/** What changes since a proposal was made affect. */
type Affected = ReadonlySet<AffectedItemKey>

/**
 * The routes of a proposal that changes have affected since: the route as it is now, a stop of it, its carrier's day, or
 * a route that was locked and that it would take a stop from.
 */
export const affectedRoutesOf = (
  current: Plan,
  proposed: Pick<Plan, 'routes'>,
  affected: Affected,
): ReadonlyArray<RouteComparison> =>
  compareRoutes(current.routes, proposed.routes).filter((comparison) => isAffected(comparison, current, affected))

/** Whether a route of a proposal is affected. */
export const isAffected = (
  { before, after }: RouteComparison,
  current: Pick<Plan, 'routes'>,
  affected: Affected,
): boolean => {
  const carrierDay = carrierDayKeyOf(after)
  return (
    (before !== undefined && affected.has(routeKeyOf(before.index))) ||
    (carrierDay !== undefined && affected.has(carrierDay)) ||
    [before, after].some((route) => route?.visits.some(({ id }) => affected.has(stopKeyOf(id))) === true) ||
    current.routes.some(
      (route) =>
        route !== before && affected.has(routeKeyOf(route.index)) && isLocked(route) && sharesStops(route, after),
    )
  )
}

const sharesStops = ({ visits }: Route, other: Route | undefined): boolean =>
  other !== undefined && visits.some(({ id }) => visitOf(other, id) !== undefined)

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
