import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import type { undoChange as endpoint } from '../../contract/history'
import {
  diffPlans,
  latestVersionOf,
  undoRefusalMessage,
  redoChange,
  undoChange,
  describeChange,
  type UndoRefusal,
} from '../../src/domain/history'
import { findBlockingLock } from '../../src/domain/lock'
import { requireProject } from '../require'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import { refuseBrokenLock, type PlanEditPorts } from '../project'
import type { Records } from '../storage'

const directions = {
  undo: { rule: undoChange, summaryKind: 'undone', mark: 'undone' },
  redo: { rule: redoChange, summaryKind: 'redone', mark: 'done again' },
} as const

/** Undoes or redoes a change where no later change and no lock is in the way. The history marks the change itself. */
export const undoEndpoint =
  ({ now, publish }: PlanEditPorts, direction: keyof typeof directions) =>
  async (
    { parameters: { id, changeId }, who, expected }: AuthorisedCommand<typeof endpoint>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> => {
    const projectResult = await requireProject(records, { project: id, expected })
    if (E.isLeft(projectResult)) return projectResult
    const storedChange = await records.history.find(id, changeId)
    if (storedChange === undefined) return E.left({ code: 'not_found', message: 'There is no such change.' })
    const { rule, summaryKind, mark } = directions[direction]
    const before = await records.projects.plan(projectResult.right)
    const newPlan = pipe(
      rule(before, storedChange, await records.history.entriesSince(id, latestVersionOf(storedChange))),
      E.mapLeft(undoRefusal),
      E.flatMap((after) => refuseBrokenLock(findBlockingLock(before, after), after)),
    )
    if (E.isLeft(newPlan)) return newPlan
    const project = await records.projects.change(projectResult.right, diffPlans(before, newPlan.right), newPlan.right)
    const words = describeChange({ kind: summaryKind, words: storedChange.words })
    await records.history.recordUndoRedo(id, changeId, mark, {
      version: project.version,
      by: who.username,
      words,
      at: now().toISOString(),
    })
    records.afterCommit(() => publish(who.organisation, id, project.version))
    return E.right(callResult({ version: project.version }, project.version))
  }

const undoRefusal = (failure: UndoRefusal): Refusal => {
  const message = `${undoRefusalMessage(failure)}.`
  switch (failure.kind) {
    case 'already undone':
      return { code: 'already_undone', message }
    case 'not undone':
      return { code: 'not_undone', message }
    case 'in the way':
      return { code: 'change_in_the_way', message, more: { change: { id: failure.id, words: failure.words } } }
    case 'no longer fits':
      return { code: 'change_in_the_way', message }
  }
}
