import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Plan } from '../plan'
import { isInForce, newestOf, entriesAffecting, type ChangeEntry, type RecordedChange } from './change-entry'
import { blockedBy, type UndoRefusal } from './undo-refusal'
import { revert } from './apply-change'

/**
 * Undoes a change that is in force. `since` lists the changes that were made, undone or redone after it was last made;
 * those that depend on it must be undone first.
 */
export const undoChange = (
  plan: Plan,
  { change, ...entry }: RecordedChange,
  since: ReadonlyArray<ChangeEntry>,
): E.Either<UndoRefusal, Plan> => {
  if (!isInForce(entry)) return E.left({ kind: 'already undone' })
  const later = since.filter((other) => isInForce(other) && other.version > entry.version)
  const blocking = newestOf(entriesAffecting(later, entry.affected))
  if (blocking !== undefined) return E.left(blockedBy(blocking))
  return pipe(
    revert(plan, change),
    E.fromOption((): UndoRefusal => ({ kind: 'no longer fits' })),
  )
}
