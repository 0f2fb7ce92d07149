import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Plan } from '../plan'
import { isInForce, newestOf, touching, type ChangeEntry, type RecordedChange } from './change-entry'
import { inTheWay, type NotTurned } from './undo-refusal'
import { turnedBack } from './apply-change'

/**
 * The plan without a change that is in force. `since` is what was made, undone or redone after the change was last made:
 * what stands on it has to be undone first.
 */
export const undoChange = (
  plan: Plan,
  { change, ...entry }: RecordedChange,
  since: ReadonlyArray<ChangeEntry>,
): E.Either<NotTurned, Plan> => {
  if (!isInForce(entry)) return E.left({ kind: 'already undone' })
  const later = since.filter((other) => isInForce(other) && other.version > entry.version)
  const onTop = newestOf(touching(later, entry.touched))
  if (onTop !== undefined) return E.left(inTheWay(onTop))
  return pipe(
    turnedBack(plan, change),
    E.fromOption((): NotTurned => ({ kind: 'no longer fits' })),
  )
}
