import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Plan } from '../plan'
import { carriersTaken } from './occupied-carrier-days'
import { isInForce, lastTurned, newestOf, touching, type ChangeEntry, type RecordedChange } from './change-entry'
import { inTheWay, type NotTurned } from './undo-refusal'
import { outOfPlace } from './find-conflicts'
import { turnedAgain } from './apply-change'

/**
 * The plan with a change that was undone, where all that it touches stands again as it did before the change. `since` is
 * what was made, undone or redone after it was undone.
 */
export const redoChange = (
  plan: Plan,
  { change, undoneVersion }: RecordedChange,
  since: ReadonlyArray<ChangeEntry>,
): E.Either<NotTurned, Plan> => {
  if (undoneVersion === undefined) return E.left({ kind: 'not undone' })
  const later = since.filter((other) => lastTurned(other) > undoneVersion)
  const again = turnedAgain(plan, change)
  const found = O.isSome(again)
    ? newestOf(touching(later.filter(isInForce), carriersTaken(plan, change)))
    : obstacle(touching(later, outOfPlace(plan, change, 'before')), undoneVersion)
  if (found !== undefined) return E.left(inTheWay(found))
  return E.fromOption((): NotTurned => ({ kind: 'no longer fits' }))(again)
}

/** What the change stood on, where that is undone since; else what else came. */
const obstacle = (later: ReadonlyArray<ChangeEntry>, undoneVersion: number): ChangeEntry | undefined =>
  newestOf(later.filter((other) => !isInForce(other) && other.version < undoneVersion)) ?? newestOf(later)
