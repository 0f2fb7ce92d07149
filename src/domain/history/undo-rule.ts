import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Plan } from '../plan'
import { isInForce, newestOf, entriesAffecting, type ChangeEntry, type RecordedChange } from './change-entry'
import { blockedBy, type UndoRefusal } from './undo-refusal'
import { revert } from './apply-change'

/**
 * The plan without a change that is in force. `since` is what was made, undone or redone after the change was last made:
 * what stands on it has to be undone first.
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
