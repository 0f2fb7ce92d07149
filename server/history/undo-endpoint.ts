import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import type { undoChange as call } from '../../contract/history'
import {
  diffPlans,
  latestVersionOf,
  undoRefusalMessage,
  redoChange,
  undoChange,
  describeChange,
  type UndoRefusal,
} from '../../src/domain/history'
import { findBlockingLock } from '../../src/domain/plan'
import { projectFor } from '../require'
import { told, type AskedBy, type Told } from '../http'
import { lockHeld, type Workshop } from '../project'
import type { Records } from '../storage'

const ways = {
  undo: { rule: undoChange, deed: 'undone', mark: 'undone' },
  redo: { rule: redoChange, deed: 'redone', mark: 'done again' },
} as const

/** Undoes or redoes a change where no later change and no lock is in the way. The history marks the change itself. */
export const turnChange =
  ({ now, tell }: Workshop, way: keyof typeof ways) =>
  async (
    { parameters: { id, changeId }, who, expected }: AskedBy<typeof call>,
    records: Records,
  ): Promise<E.Either<Refusal, Told<AnswerOf<typeof call>>>> => {
    const found = await projectFor(records, { project: id, expected })
    if (E.isLeft(found)) return found
    const recorded = await records.history.find(id, changeId)
    if (recorded === undefined) return E.left({ code: 'not_found', message: 'There is no such change.' })
    const { rule, deed, mark } = ways[way]
    const before = await records.projects.plan(found.right)
    const turned = pipe(
      rule(before, recorded, await records.history.touching(id, latestVersionOf(recorded))),
      E.mapLeft(notTurned),
      E.flatMap((after) => lockHeld(findBlockingLock(before, after), after)),
    )
    if (E.isLeft(turned)) return turned
    const project = await records.projects.change(found.right, diffPlans(before, turned.right), turned.right)
    const words = describeChange({ kind: deed, words: recorded.words })
    await records.history.mark(id, changeId, mark, {
      version: project.version,
      by: who.username,
      words,
      at: now().toISOString(),
    })
    records.afterwards(() => tell(who.organisation, id, project.version))
    return E.right(told({ version: project.version }, project.version))
  }

const notTurned = (refused: UndoRefusal): Refusal => {
  const message = `${undoRefusalMessage(refused)}.`
  switch (refused.kind) {
    case 'already undone':
      return { code: 'already_undone', message }
    case 'not undone':
      return { code: 'not_undone', message }
    case 'in the way':
      return { code: 'change_in_the_way', message, more: { change: { id: refused.id, words: refused.words } } }
    case 'no longer fits':
      return { code: 'change_in_the_way', message }
  }
}
