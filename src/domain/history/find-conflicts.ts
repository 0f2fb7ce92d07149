import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { routeAt, type Plan } from '../plan'
import { visitOf } from '../route'
import { routeIndexOf, stopList, type Stop, type StopId } from '../stop'
import { deepEqual } from '../value'
import type { PlanChange, Side, StopChange } from './plan-change'
import { documentKey, routeKeyOf, stopKeyOf, type AffectedItemKey } from './affected-items'
import { visitingRoutes } from './visiting-routes'

/** The keys of the routes, stops and document that differ between the plan and one side of the change. */
export const findConflicts = (plan: Plan, change: PlanChange, side: Side): ReadonlyArray<AffectedItemKey> => [
  ...change.routes
    .filter(({ index, [side]: route }) => !deepEqual(O.toUndefined(routeAt(plan, index)), route))
    .map(({ index }) => routeKeyOf(index)),
  ...change.stops.filter((stop) => !matchesStop(plan, stop, side)).map(({ id }) => stopKeyOf(id)),
  ...misplacedStops(plan, change, side).map(stopKeyOf),
  ...(change.extra === undefined || deepEqual(plan.extra, change.extra[side]) ? [] : [documentKey]),
]

const matchesStop = (plan: Plan, stop: StopChange, side: Side): boolean =>
  deepEqual(stopList.get(plan.stops, stop.id)?.facts, stop[side])

/** Moved, added or removed stops that the expected route does not visit, and moved stops that are not in the plan. */
const misplacedStops = (plan: Plan, { routes, stops, moved }: PlanChange, side: Side): ReadonlyArray<StopId> => {
  const changedIds = new Set(stops.map(({ id }) => id))
  const addedOrRemoved = stops.filter(({ before, after }) => before === undefined || after === undefined)
  const checkedIds = new Set([...moved, ...addedOrRemoved.map(({ id }) => id)])
  const expectedRoutes = visitingRoutes(routes.flatMap(({ [side]: route }) => route ?? []))
  return [...checkedIds].filter((id) => {
    const stop = stopList.get(plan.stops, id)
    return stop === undefined ? !changedIds.has(id) : visitingRouteOf(plan, stop) !== expectedRoutes.get(id)
  })
}

/** The route that the stop names. A start or end among the stops names a route too, which does not visit it. */
const visitingRouteOf = (plan: Plan, stop: Stop): number | undefined =>
  pipe(
    O.fromNullable(routeIndexOf(stop)),
    O.flatMap((index) => routeAt(plan, index)),
    O.filter((route) => visitOf(route, stop.facts.id) !== undefined),
    O.map(({ index }) => index),
    O.toUndefined,
  )
