import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Plan } from '../plan'
import { isInForce, newestOf, changesAffecting, type ChangeHeader, type UndoableChange } from './change-header'
import { blockedRefusal, type UndoRefusal } from './undo-refusal'
import { applyBackward } from './apply-change'

/**
 * Undoes a change that is in force. `since` lists the changes that were made, undone or redone after it was last made;
 * those in force that affect the same stops or routes must be undone first.
 */
export const planAfterUndo = (
  plan: Plan,
  { change, ...header }: UndoableChange,
  since: ReadonlyArray<ChangeHeader>,
): E.Either<UndoRefusal, Plan> => {
  if (!isInForce(header)) return E.left({ kind: 'already undone' })
  const blocking = newestOf(changesAffecting(since.filter(isInForce), header.affectedKeys))
  if (blocking !== undefined) return E.left(blockedRefusal(blocking))
  return pipe(
    applyBackward(plan, change),
    E.fromOption((): UndoRefusal => ({ kind: 'no longer fits' })),
  )
}
