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
 * The plan with a change that was undone, where all that it touches stands again as it did before the change. `since` is
 * what was made, undone or redone after it was undone.
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
    : findObstacle(entriesAffecting(later, findConflicts(plan, change, 'before')), undoneVersion)
  if (blocking !== undefined) return E.left(blockedBy(blocking))
  return E.fromOption((): UndoRefusal => ({ kind: 'no longer fits' }))(reapplied)
}

/** What the change stood on, where that is undone since; else what else came. */
const findObstacle = (later: ReadonlyArray<ChangeEntry>, undoneVersion: number): ChangeEntry | undefined =>
  newestOf(later.filter((other) => !isInForce(other) && other.version < undoneVersion)) ?? newestOf(later)

/** Days of carriers to which a change brings a route, though another route has them by now. */
const occupiedCarrierDays = (plan: Plan, { routes }: PlanChange): ReadonlyArray<AffectedKey> => {
  const changedIndexes = new Set(routes.map(({ index }) => index))
  const occupied = new Set(plan.routes.filter(({ index }) => !changedIndexes.has(index)).map(carrierDayKeyOf))
  const added = routes.filter((route) => carrierDayKeysOf(route).length > 0).map(({ after }) => carrierDayKeyOf(after))
  return added.filter((key) => key !== undefined).filter((key) => occupied.has(key))
}
