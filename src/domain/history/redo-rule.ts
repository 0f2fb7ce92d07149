import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Plan } from '../plan'
import { isInForce, newestOf, changesAffecting, type ChangeHeader, type UndoableChange } from './change-header'
import { blockedRefusal, type UndoRefusal } from './undo-rule'
import { findConflicts } from './find-conflicts'
import { applyForward } from './apply-change'
import type { PlanChange } from './plan-change'
import { changedCarrierDayKeysOf, carrierDayKeyOf, type AffectedItemKey } from './affected-items'

/**
 * Redoes an undone change, if all that it affects is as it was before the change, and no other route has the day of a
 * carrier that it needs. `since` lists the changes that were made, undone or redone after it was undone.
 */
export const planAfterRedo = (
  plan: Plan,
  { change, undoneVersion }: UndoableChange,
  since: ReadonlyArray<ChangeHeader>,
): E.Either<UndoRefusal, Plan> => {
  if (undoneVersion === undefined) return E.left({ kind: 'not undone' })
  const appliedPlan = applyForward(plan, change)
  const blocking = O.isSome(appliedPlan)
    ? newestOf(changesAffecting(since.filter(isInForce), occupiedCarrierDays(plan, change)))
    : findBlockingChange(changesAffecting(since, findConflicts(plan, change)), undoneVersion)
  if (blocking !== undefined) return E.left(blockedRefusal(blocking))
  return E.fromOption((): UndoRefusal => ({ kind: 'no longer fits' }))(appliedPlan)
}

/** The change to name: the newest of the older ones that are undone, else the newest in force, else the newest. */
const findBlockingChange = (candidates: ReadonlyArray<ChangeHeader>, undoneVersion: number): ChangeHeader | undefined =>
  newestOf(candidates.filter((other) => !isInForce(other) && other.version < undoneVersion)) ??
  newestOf(candidates.filter(isInForce)) ??
  newestOf(candidates)

/** The days of carriers that a route of the change gets, and that another route occupies now. */
const occupiedCarrierDays = (plan: Plan, { routes }: PlanChange): ReadonlyArray<AffectedItemKey> => {
  const changedIndexes = new Set(routes.map(({ index }) => index))
  const occupied = new Set(plan.routes.filter(({ index }) => !changedIndexes.has(index)).map(carrierDayKeyOf))
  return routes
    .filter(({ before, after }) => carrierDayKeyOf(before) !== carrierDayKeyOf(after))
    .flatMap(({ after }) => changedCarrierDayKeysOf({ before: undefined, after }))
    .filter((key) => occupied.has(key))
}
