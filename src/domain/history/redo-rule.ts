import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Plan } from '../plan'
import {
  isInForce,
  latestVersionOf,
  newestOf,
  entriesAffecting,
  type ChangeEntry,
  type RecordedChange,
} from './change-entry'
import { blockedBy, type UndoRefusal } from './undo-refusal'
import { findConflicts } from './find-conflicts'
import { reapply } from './apply-change'
import type { PlanChange } from './plan-change'
import { carrierDayKeysOf, carrierDayKeyOf, type AffectedKey } from './affected-keys'

/**
 * Redoes an undone change, if all that it affects is as it was before the change. `since` lists the changes that were
 * made, undone or redone after it was undone.
 */
export const redoChange = (
  plan: Plan,
  { change, undoneVersion }: RecordedChange,
  since: ReadonlyArray<ChangeEntry>,
): E.Either<UndoRefusal, Plan> => {
  if (undoneVersion === undefined) return E.left({ kind: 'not undone' })
  const later = since.filter((other) => latestVersionOf(other) > undoneVersion)
  const reapplied = reapply(plan, change)
  const blocking = O.isSome(reapplied)
    ? newestOf(entriesAffecting(later.filter(isInForce), occupiedCarrierDays(plan, change)))
    : findBlockingChange(entriesAffecting(later, findConflicts(plan, change, 'before')), undoneVersion)
  if (blocking !== undefined) return E.left(blockedBy(blocking))
  return E.fromOption((): UndoRefusal => ({ kind: 'no longer fits' }))(reapplied)
}

/** The newest earlier change that was undone since, which this one depends on; else the newest of the others. */
const findBlockingChange = (later: ReadonlyArray<ChangeEntry>, undoneVersion: number): ChangeEntry | undefined =>
  newestOf(later.filter((other) => !isInForce(other) && other.version < undoneVersion)) ?? newestOf(later)

/** The days of carriers for which a change adds a route, but which another route has by now. */
const occupiedCarrierDays = (plan: Plan, { routes }: PlanChange): ReadonlyArray<AffectedKey> => {
  const changedIndexes = new Set(routes.map(({ index }) => index))
  const occupied = new Set(plan.routes.filter(({ index }) => !changedIndexes.has(index)).map(carrierDayKeyOf))
  const added = routes.filter((route) => carrierDayKeysOf(route).length > 0).map(({ after }) => carrierDayKeyOf(after))
  return added.filter((key) => key !== undefined).filter((key) => occupied.has(key))
}
