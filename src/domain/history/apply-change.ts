import * as O from 'fp-ts/Option'
import { type Plan, applyRouteReplacements } from '../plan'
import { runAtOnce, type Steps } from '../value'
import { findConflictsInSteps } from './find-conflicts'
import type { ChangeAction } from './project-changed'
import type { BeforeAfter, PlanChange, StopChange } from './plan-change'
import { routeIndexOf, stopList, unplannedStop, type Stop, type StopFacts, type StopId, type StopList } from '../stop'

/** The change that undoes a change: before and after are swapped. */
export const invert = ({ routes, stops, moved, unknownFields }: PlanChange): PlanChange => ({
  routes: routes.map(swapBeforeAfter),
  stops: stops.map(swapBeforeAfter),
  moved,
  unknownFields: unknownFields && swapBeforeAfter(unknownFields),
})

const swapBeforeAfter = <A extends BeforeAfter<unknown>>(change: A): A => ({
  ...change,
  before: change.after,
  after: change.before,
})

/** The plan with a change; none where a part of it is not as it was before the change. */
export const applyForward = (plan: Plan, change: PlanChange): O.Option<Plan> =>
  runAtOnce(applyForwardInSteps(plan, change))

export const applyForwardInSteps = function* (plan: Plan, change: PlanChange): Steps<O.Option<Plan>> {
  const conflicts = yield* findConflictsInSteps(plan, change)
  yield
  return conflicts.length === 0 ? O.some(withChange(plan, change)) : O.none
}

/** The plan without a change; none where a part of it is no longer as the change left it. */
export const applyBackward = (plan: Plan, change: PlanChange): O.Option<Plan> => applyForward(plan, invert(change))

/** The plan after the next step of a change: made, undone or redone. None where the change does not fit this plan. */
export const applyChange = (plan: Plan, action: ChangeAction, change: PlanChange): O.Option<Plan> =>
  action === 'undone' ? applyBackward(plan, change) : applyForward(plan, change)

/** All routes and stops that the change does not name stay the same objects. */
const withChange = (plan: Plan, { routes, stops, unknownFields }: PlanChange): Plan =>
  applyRouteReplacements(
    { ...plan, stops: applyStopChanges(plan.stops, stops), unknownFields: unknownFields?.after ?? plan.unknownFields },
    routes.map(({ index, after: route }) => ({ index, route })),
  )

/** Replaces the facts of stops. Restored stops are unplanned until a route visits them. */
const applyStopChanges = (stops: StopList, changes: ReadonlyArray<StopChange>): StopList => {
  const edited: Stop[] = []
  const removed = new Set<StopId>()
  const restored: RestoredStop[] = []
  for (const { id, listIndex, after: facts } of changes) {
    const stop = stopList.get(stops, id)
    if (facts === undefined) removed.add(id)
    else if (stop === undefined) restored.push({ listIndex, stop: unplannedStop(facts) })
    else edited.push(withFacts(stop, facts))
  }
  const updated = stopList.put(stops, edited)
  if (removed.size === 0 && restored.length === 0) return updated
  const remaining = [...updated].filter(({ facts: { id } }) => !removed.has(id))
  return stopList.fromUnique(insertStops(remaining, restored))
}

const withFacts = (stop: Stop, facts: StopFacts): Stop =>
  routeIndexOf(stop) === undefined ? unplannedStop(facts) : { facts, placement: stop.placement }

type RestoredStop = { readonly listIndex: number; readonly stop: Stop }

/** Inserts restored stops, which are in the order of their indexes, each at its former position, or at the end. */
const insertStops = (stops: ReadonlyArray<Stop>, restored: ReadonlyArray<RestoredStop>): ReadonlyArray<Stop> => {
  const list: Stop[] = []
  let consumed = 0
  for (const { listIndex, stop } of restored) {
    const preceding = stops.slice(consumed, consumed + Math.max(listIndex - list.length, 0))
    for (const other of preceding) list.push(other)
    list.push(stop)
    consumed += preceding.length
  }
  return [...list, ...stops.slice(consumed)]
}
