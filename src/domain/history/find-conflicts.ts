import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { routeAt, type Plan } from '../plan'
import { visitOf } from '../route'
import { routeIndexOf, stopList, type Stop, type StopId } from '../stop'
import { deepEqual, type Steps } from '../value'
import {
  documentKey,
  routeKeyOf,
  stopKeyOf,
  type PlanChange,
  type StopChange,
  type AffectedItemKey,
} from './plan-change'
import { visitingRoutes } from './diff-plans'

/** How many stops are compared in a step. */
const STOPS_PER_STEP = 500

/** The keys of the routes, stops and document that are not as they were before the change. */
export const findConflictsInSteps = function* (plan: Plan, change: PlanChange): Steps<ReadonlyArray<AffectedItemKey>> {
  const keys = change.routes
    .filter(({ index, before }) => !deepEqual(O.toUndefined(routeAt(plan, index)), before))
    .map(({ index }) => routeKeyOf(index))
  yield
  for (const [position, stop] of change.stops.entries()) {
    if (!matchesStop(plan, stop)) keys.push(stopKeyOf(stop.id))
    if (position % STOPS_PER_STEP === STOPS_PER_STEP - 1) yield
  }
  const misplacedKeys = misplacedStops(plan, change).map(stopKeyOf)
  const isDocumentKept =
    change.unknownFields === undefined || deepEqual(plan.unknownFields, change.unknownFields.before)
  return [...keys, ...misplacedKeys, ...(isDocumentKept ? [] : [documentKey])]
}

const matchesStop = (plan: Plan, stop: StopChange): boolean =>
  deepEqual(stopList.get(plan.stops, stop.id)?.facts, stop.before)

/**
 * Moved or removed stops that the expected route does not visit, and moved stops that are not in the plan. A stop that the
 * change adds must not be in the plan at all.
 */
const misplacedStops = (plan: Plan, { routes, stops, moved }: PlanChange): ReadonlyArray<StopId> => {
  const changedIds = new Set(stops.map(({ id }) => id))
  const removed = stops.filter(({ after }) => after === undefined)
  const checkedIds = new Set([...moved, ...removed.map(({ id }) => id)])
  const expectedRoutes = visitingRoutes(routes.flatMap(({ before }) => before ?? []))
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
