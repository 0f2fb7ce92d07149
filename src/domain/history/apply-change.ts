import * as O from 'fp-ts/Option'
import { type Plan, applyRouteReplacements } from '../plan'
import { findConflicts } from './find-conflicts'
import type { PlanChange, Side, StopChange } from './plan-change'
import {
  routeIndexOf,
  withPlacement,
  getStop,
  stopListOf,
  unplannedPlacementOf,
  putStops,
  type Stop,
  type StopFacts,
  type StopList,
} from '../stop'

/** The plan as if a change had not been; none where what it touches no longer stands as the change left it. */
export const revert = (plan: Plan, change: PlanChange): O.Option<Plan> =>
  applyIfUnchanged(plan, change, 'after', 'before')

/** The plan with the change again; none where what it touches does not stand as it did before the change. */
export const reapply = (plan: Plan, change: PlanChange): O.Option<Plan> =>
  applyIfUnchanged(plan, change, 'before', 'after')

const applyIfUnchanged = (plan: Plan, change: PlanChange, from: Side, to: Side): O.Option<Plan> =>
  findConflicts(plan, change, from).length === 0 ? O.some(applySide(plan, change, to)) : O.none

/** The plan with one side of a change in the place of the other; whatever the change does not touch is the same object. */
const applySide = (plan: Plan, { routes, stops, extra }: PlanChange, side: Side): Plan =>
  applyRouteReplacements(
    { ...plan, stops: applyStopChanges(plan.stops, stops, side), extra: extra?.[side] ?? plan.extra },
    routes.map(({ index, [side]: route }) => ({ index, route })),
  )

/**
 * The list with what is true of stops on one side of a change. Those that come back take the places they had, and are
 * unplanned until a route takes them up.
 */
const applyStopChanges = (stops: StopList, changes: ReadonlyArray<StopChange>, side: Side): StopList => {
  const updated = putStops(
    stops,
    changes.flatMap(({ id, [side]: facts }) => {
      const stop = getStop(stops, id)
      return facts === undefined || stop === undefined ? [] : [withFacts(stop, facts)]
    }),
  )
  const removed = new Set(changes.filter(({ [side]: facts }) => facts === undefined).map(({ id }) => id))
  const added = changes.filter(({ id, [side]: facts }) => facts !== undefined && getStop(stops, id) === undefined)
  if (removed.size === 0 && added.length === 0) return updated
  const remaining = [...updated].filter(({ id }) => !removed.has(id))
  return stopListOf(insertStops(remaining, added, side))
}

const withFacts = (stop: Stop, facts: StopFacts): Stop =>
  routeIndexOf(stop) === undefined ? unplannedStop(facts) : withPlacement(facts, stop)

const unplannedStop = (facts: StopFacts): Stop => withPlacement(facts, unplannedPlacementOf(facts.requestedDay))

/** Puts the stops that come back among those that are there, each at the place it had, or at the end. */
const insertStops = (stops: ReadonlyArray<Stop>, added: ReadonlyArray<StopChange>, side: Side): ReadonlyArray<Stop> => {
  const list: Stop[] = []
  let consumed = 0
  for (const { place, [side]: facts } of added.toSorted((one, other) => one.place - other.place)) {
    const preceding = stops.slice(consumed, consumed + Math.max(place - list.length, 0))
    for (const stop of preceding) list.push(stop)
    consumed += preceding.length
    if (facts !== undefined) list.push(unplannedStop(facts))
  }
  return [...list, ...stops.slice(consumed)]
}
