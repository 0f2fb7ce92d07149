import { isLockChanged, isLocked } from '../lock'
import type { Plan } from '../plan'
import type { Route } from '../route'
import { NO_NUMBER, stopList, type Stop, type StopId } from '../stop'
import {
  affectedItemKeysOf,
  positionKeyOf,
  stopsOfPositionKeys,
  type AffectedItemKey,
  type BeforeAfter,
  type PlanChange,
  type RouteChange,
  type StopChange,
} from './plan-change'
import type { UndoableChange } from './change-header'
import type { ChangeSummary } from './change-summary'
import { diffPlans } from './diff-plans'
import { summariseStopEdit, summaryNameOf } from './summarise-change'

/** A stop that was affected, and what was done: `moved this stop to route 8, place 120`. */
export type AffectedStop = { readonly id: StopId; readonly did: string }

/** A stop that only the earlier plan has, and the nearest stop before it in the list that both have, if there is one. */
export type RemovedStop = { readonly id: StopId; readonly name: string; readonly previous: StopId | undefined }

/** What differs between two plans, for people who look at them. */
export type AffectedItems = {
  /** without those that only got another number, since a stop before them came or went */
  readonly stops: ReadonlyArray<AffectedStop>
  readonly removed: ReadonlyArray<RemovedStop>
  /** the indexes of routes that are in the later plan */
  readonly routes: ReadonlyArray<number>
  /** the numbers of the routes of each stop that changed its route; undefined where it was, or is, on none */
  readonly routeNumberChanges: ReadonlyArray<BeforeAfter<number>>
  /** those of the history */
  readonly keys: ReadonlyArray<AffectedItemKey>
}

export const affectedBetween = (before: Plan, after: Plan): AffectedItems => {
  const change = diffPlans(before, after)
  const moved = movedIn(change)
  const edited = new Set(change.stops.map(({ id }) => id))
  return {
    stops: [...new Set([...moved, ...edited])].flatMap((id) => {
      const stop = stopList.get(after.stops, id)
      if (stop === undefined) return []
      const did = [
        ...(moved.has(id) ? [describeMove(stop)] : []),
        ...(edited.has(id) ? describeEdit(before, after, stop) : []),
      ]
      return did.length === 0 ? [] : [{ id, did: did.join(', and ') }]
    }),
    removed: removedStops(before, change.stops),
    routes: change.routes.flatMap(({ index, after: route }) => (route === undefined ? [] : [index])),
    routeNumberChanges: change.moved.map((id) => ({
      before: routeNumberIn(before, id),
      after: routeNumberIn(after, id),
    })),
    keys: affectedItemKeysOf(change),
  }
}

/** The stops with another route or place, without those that only got another number. */
export const movedBetween = (before: Plan, after: Plan): ReadonlySet<StopId> => movedIn(diffPlans(before, after))

/**
 * The stops that a change moved, not those that made room for them: an edit by hand names those that it moved within
 * their route, and of any other change the orders tell.
 */
export const stopsMovedBy = ({
  change,
  affectedKeys,
}: Pick<UndoableChange, 'change' | 'affectedKeys'>): ReadonlySet<StopId> => {
  const movedWithin = stopsOfPositionKeys(affectedKeys)
  return movedWithin.length === 0 ? movedIn(change) : new Set([...change.moved, ...movedWithin])
}

/** The keys of the stops that an edit by hand moved within their route. */
export const positionKeysOf = (
  summary: ChangeSummary,
  { moved, routes }: PlanChange,
): ReadonlyArray<AffectedItemKey> => {
  const ids = summary.kind === 'stop renumbered' ? [summary.id] : summary.kind === 'stops moved' ? summary.ids : []
  if (ids.length === 0) return []
  const toOtherRoute = new Set(moved)
  const visited = new Set(routes.flatMap(({ after }) => visitedBy(after)))
  return ids.filter((id) => visited.has(id) && !toOtherRoute.has(id)).map(positionKeyOf)
}

const movedIn = ({ moved, routes }: PlanChange): ReadonlySet<StopId> =>
  new Set([...moved, ...routes.flatMap(reorderedStops)])

const removedStops = (before: Plan, changes: ReadonlyArray<StopChange>): ReadonlyArray<RemovedStop> => {
  const ids = new Set(changes.filter(({ after }) => after === undefined).map(({ id }) => id))
  if (ids.size === 0) return []
  const removed: RemovedStop[] = []
  let previous: StopId | undefined
  for (const { facts } of before.stops) {
    const { id } = facts
    if (ids.has(id)) removed.push({ id, name: summaryNameOf(facts, id), previous })
    else previous = id
  }
  return removed
}

/**
 * The stop without which both orders are the same, or both neighbours that changed places; of a larger change of the
 * order, all that have another position.
 */
const reorderedStops = ({ before, after }: RouteChange): ReadonlyArray<StopId> => {
  const [earlier, later] = [visitedBy(before), visitedBy(after)]
  const [stayedBefore, stayedAfter] = [commonTo(earlier, later), commonTo(later, earlier)]
  const displaced = displacedIn(stayedAfter, stayedBefore)
  const movedAlone = [...displacedIn(stayedBefore, stayedAfter).slice(0, 1), ...displaced.slice(0, 1)].filter(
    (candidate) => without(stayedBefore, candidate).join() === without(stayedAfter, candidate).join(),
  )
  return movedAlone.length === 1 ? movedAlone : displaced
}

const visitedBy = (route: Route | undefined): ReadonlyArray<StopId> => route?.visits.map(({ id }) => id) ?? []

/** The stops that another order has at another position. */
const displacedIn = (ids: ReadonlyArray<StopId>, others: ReadonlyArray<StopId>): ReadonlyArray<StopId> =>
  ids.filter((id, position) => id !== others[position])

const commonTo = (ids: ReadonlyArray<StopId>, others: ReadonlyArray<StopId>): ReadonlyArray<StopId> => {
  const otherIds = new Set(others)
  return ids.filter((id) => otherIds.has(id))
}

const without = (ids: ReadonlyArray<StopId>, left: StopId): ReadonlyArray<StopId> => ids.filter((id) => id !== left)

const routeNumberIn = ({ stops }: Plan, id: StopId): number | undefined =>
  stopList.get(stops, id)?.placement.routeNumber

const describeMove = ({ placement: { routeNumber, stopNumber } }: Stop): string => {
  if (routeNumber === undefined) return 'took this stop off its route'
  return `moved this stop to route ${routeNumber}${stopNumber === NO_NUMBER ? '' : `, place ${stopNumber}`}`
}

const describeEdit = (before: Plan, after: Plan, { facts }: Stop): ReadonlyArray<string> => {
  const earlier = stopList.get(before.stops, facts.id)?.facts
  if (earlier === undefined) return ['added this stop']
  const { fields } = summariseStopEdit(before, after, facts.id)
  return [
    ...(isLockChanged(earlier, facts) ? [isLocked(facts) ? 'locked this stop' : 'unlocked this stop'] : []),
    ...(fields.length > 0 ? [`edited this stop: ${fields.join(', ')}`] : []),
  ]
}
