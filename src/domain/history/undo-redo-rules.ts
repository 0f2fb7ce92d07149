import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Plan } from '../plan'
import type { Steps } from '../value'
import {
  isInForce,
  newestOf,
  changesAffecting,
  type ChangeHeader,
  type UndoableChange,
  type ChangeId,
} from './change-header'
import { applyForwardInSteps, invert } from './apply-change'
import { findConflictsInSteps } from './find-conflicts'
import { changedCarrierDayKeysOf, carrierDayKeyOf, type PlanChange, type AffectedItemKey } from './plan-change'

/**
 * Undoes a change that is in force. `since` lists the changes that were made, undone or redone after it was last made;
 * those in force that affect the same stops or routes must be undone first.
 */
export const planAfterUndoInSteps = function* (
  plan: Plan,
  { change, ...header }: UndoableChange,
  since: ReadonlyArray<ChangeHeader>,
): Steps<E.Either<UndoRefusal, Plan>> {
  if (!isInForce(header)) return E.left({ kind: 'already undone' })
  const blocking = newestOf(changesAffecting(since.filter(isInForce), header.affectedKeys))
  if (blocking !== undefined) return E.left(blockedRefusal(blocking))
  yield
  return planThatFits(yield* applyForwardInSteps(plan, invert(change)))
}

const planThatFits = E.fromOption((): UndoRefusal => ({ kind: 'no longer fits' }))

/** Why a change is not undone or redone; the plan is never forced. */
export type UndoRefusal =
  | { readonly kind: 'already undone' }
  | { readonly kind: 'not undone' }
  /** another change must be undone first, or redone if it is undone */
  | { readonly kind: 'in the way'; readonly id: ChangeId; readonly description: string; readonly isUndone: boolean }
  /** the plan was changed by something that is not in the history */
  | { readonly kind: 'no longer fits' }

const blockedRefusal = ({ id, description, undoneVersion }: ChangeHeader): UndoRefusal => ({
  kind: 'in the way',
  id,
  description,
  isUndone: undoneVersion !== undefined,
})

export const undoRefusalMessage = (refusal: UndoRefusal): string => {
  switch (refusal.kind) {
    case 'already undone':
      return 'This change is undone already'
    case 'not undone':
      return 'This change is in force: there is nothing to redo'
    case 'in the way':
      return refusal.isUndone
        ? `This change stands on another that is undone. Redo that first: ${refusal.description}`
        : `A later change is in the way. Undo that first: ${refusal.description}`
    case 'no longer fits':
      return 'The plan is no longer as this change left it'
  }
}

/**
 * Redoes an undone change, if all that it affects is as it was before the change, and no other route has the day of a
 * carrier that it needs. `since` lists the changes that were made, undone or redone after it was undone.
 */
export const planAfterRedoInSteps = function* (
  plan: Plan,
  { change, undoneVersion }: UndoableChange,
  since: ReadonlyArray<ChangeHeader>,
): Steps<E.Either<UndoRefusal, Plan>> {
  if (undoneVersion === undefined) return E.left({ kind: 'not undone' })
  const appliedPlan = yield* applyForwardInSteps(plan, change)
  yield
  const blocking = O.isSome(appliedPlan)
    ? newestOf(changesAffecting(since.filter(isInForce), occupiedCarrierDays(plan, change)))
    : findBlockingChange(changesAffecting(since, yield* findConflictsInSteps(plan, change)), undoneVersion)
  if (blocking !== undefined) return E.left(blockedRefusal(blocking))
  return planThatFits(appliedPlan)
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
