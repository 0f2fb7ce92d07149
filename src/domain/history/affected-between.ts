import { isLockChanged, isLocked } from '../lock'
import type { Plan } from '../plan'
import { stopList, type StopId } from '../stop'
import { affectedItemKeysOf, type AffectedItemKey } from './affected-items'
import { diffPlans } from './diff-plans'
import type { BeforeAfter, RouteChange, StopChange } from './plan-change'
import { summaryNameOf } from './summarise-change'
import { summariseStopEdit } from './summarise-stop-edit'

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
  readonly moves: ReadonlyArray<BeforeAfter<number>>
  /** those of the history */
  readonly keys: ReadonlyArray<AffectedItemKey>
}

export const affectedBetween = (before: Plan, after: Plan): AffectedItems => {
  const change = diffPlans(before, after)
  const moved = new Set([...change.moved, ...change.routes.flatMap(reorderedStops)])
  const edits = new Map(change.stops.map((stop) => [stop.id, stop]))
  return {
    stops: [...new Set([...moved, ...edits.keys()])].flatMap((id) => {
      const [edit, isMoved] = [edits.get(id), moved.has(id)]
      const did = [
        ...(isMoved ? [describeMove(after, id)] : []),
        ...(edit === undefined ? [] : describeEdit(edit, before, after)),
      ]
      return did.length === 0 || stopList.get(after.stops, id) === undefined ? [] : [{ id, did: did.join(', and ') }]
    }),
    removed: removedStops(before, change.stops),
    routes: change.routes.flatMap(({ index, after: route }) => (route === undefined ? [] : [index])),
    moves: change.moved.map((id) => ({ before: routeNumberIn(before, id), after: routeNumberIn(after, id) })),
    keys: affectedItemKeysOf(change),
  }
}

const removedStops = (before: Plan, changes: ReadonlyArray<StopChange>): ReadonlyArray<RemovedStop> => {
  const ids = new Set(changes.flatMap(({ id, after }) => (after === undefined ? [id] : [])))
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

/** The stops without which both orders are the same; of a larger change of the order, all that have another place. */
const reorderedStops = ({ before, after }: RouteChange): ReadonlyArray<StopId> => {
  if (before === undefined || after === undefined || before.visits === after.visits) return []
  const [earlier, later] = [before.visits.map(({ id }) => id), after.visits.map(({ id }) => id)]
  const [stayedBefore, stayedAfter] = [commonTo(earlier, later), commonTo(later, earlier)]
  const first = stayedBefore.findIndex((id, index) => id !== stayedAfter[index])
  if (first < 0) return []
  const single = [stayedBefore[first], stayedAfter[first]].find(
    (candidate) => without(stayedBefore, candidate).join() === without(stayedAfter, candidate).join(),
  )
  return single === undefined ? stayedAfter.filter((id, index) => id !== stayedBefore[index]) : [single]
}

const commonTo = (ids: ReadonlyArray<StopId>, others: ReadonlyArray<StopId>): ReadonlyArray<StopId> => {
  const known = new Set(others)
  return ids.filter((id) => known.has(id))
}

const without = (ids: ReadonlyArray<StopId>, left: StopId | undefined): ReadonlyArray<StopId> =>
  ids.filter((id) => id !== left)

const routeNumberIn = ({ stops }: Plan, id: StopId): number | undefined =>
  stopList.get(stops, id)?.placement.routeNumber

const describeMove = ({ stops }: Plan, id: StopId): string => {
  const { routeNumber, stopNumber = 0 } = stopList.get(stops, id)?.placement ?? {}
  if (routeNumber === undefined) return 'took this stop off its route'
  return `moved this stop to route ${routeNumber}${stopNumber > 0 ? `, place ${stopNumber}` : ''}`
}

const describeEdit = ({ id, before, after }: StopChange, planBefore: Plan, planAfter: Plan): ReadonlyArray<string> => {
  if (before === undefined) return ['added this stop']
  if (after === undefined) return []
  const summary = summariseStopEdit(planBefore, planAfter, id)
  return [
    ...(isLockChanged(before, after) ? [isLocked(after) ? 'locked this stop' : 'unlocked this stop'] : []),
    ...(summary.kind === 'stop edited' && summary.fields.length > 0
      ? [`edited this stop: ${summary.fields.join(', ')}`]
      : []),
  ]
}
