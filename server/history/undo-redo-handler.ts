import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { AnswerOf, Refusal } from '../../contract'
import type { undoChange as endpoint } from '../../contract/history'
import {
  invert,
  latestVersionOf,
  undoRefusalMessage,
  planAfterRedoInSteps,
  planAfterUndoInSteps,
  describeChange,
  type UndoRefusal,
} from '../../src/domain/history'
import { findLockBrokenByUndo } from '../../src/domain/lock'
import type { Plan } from '../../src/domain/plan'
import { runAtOnce, type Steps } from '../../src/domain/value'
import { requireProject } from '../require-record'
import { callResult, type AuthorisedCommand, type CallResult } from '../http'
import { refuseBrokenLock, storeChange, type PlanEditPorts } from '../project'
import type { KeyHolder } from '../sign-in'
import { runInSteps } from '../steps'
import type { Records } from '../storage'

const rules = {
  undo: { rule: planAfterUndoInSteps, action: 'undone' },
  redo: { rule: planAfterRedoInSteps, action: 'redone' },
} as const

/**
 * Undoes or redoes a change where no later change and no lock is in the way. The history keeps the text of the change,
 * marks it, and gets a row for the undo or redo. An undo inverts the change to find which rows of the plan to write.
 */
export const undoRedoHandler =
  (ports: PlanEditPorts, direction: keyof typeof rules) =>
  async (
    { parameters: { id, changeId }, user, ifMatchVersions }: AuthorisedCommand<typeof endpoint>,
    records: Records,
  ): Promise<E.Either<Refusal, CallResult<AnswerOf<typeof endpoint>>>> => {
    const projectResult = await requireProject(records, { projectId: id, ifMatchVersions })
    if (E.isLeft(projectResult)) return projectResult
    const storedChange = await records.changes.find(id, changeId)
    if (storedChange === undefined) return E.left({ code: 'not_found', message: 'There is no such change.' })
    const { rule, action } = rules[direction]
    const before = await records.projects.readPlan(projectResult.right)
    const headers = await records.changes.headersSince(id, latestVersionOf(storedChange))
    const steps = allowedPlan(ports, user, before, rule(before, storedChange, headers))
    const newPlan = pipe(
      storedChange.isLarge ? await runInSteps(steps, { pause: records.pause }) : runAtOnce(steps),
      // A browser that has read this version knows the change that is in the way.
      E.mapLeft((refusal): Refusal => ({
        ...refusal,
        more: { ...refusal.more, version: projectResult.right.version },
      })),
    )
    if (E.isLeft(newPlan)) return newPlan
    const { project, changed } = await storeChange(ports)(records, {
      project: projectResult.right,
      user,
      plan: newPlan.right,
      change: action === 'undone' ? invert(storedChange.change) : storedChange.change,
      description: describeChange({ kind: action, description: storedChange.description }),
      undoOrRedo: { action, stored: storedChange },
    })
    return E.right(callResult({ version: project.version }, project.version, changed))
  }

/** The plan after an undo or redo, if that is allowed and breaks no lock. */
const allowedPlan = function* (
  ports: PlanEditPorts,
  user: KeyHolder,
  before: Plan,
  undo: Steps<E.Either<UndoRefusal, Plan>>,
): Steps<E.Either<Refusal, Plan>> {
  const after = yield* undo
  if (E.isLeft(after)) return E.left(undoRefusal(after.left))
  yield
  return refuseBrokenLock(ports, { brokenLock: findLockBrokenByUndo(before, after.right), user }, after.right)
}

const undoRefusal = (failure: UndoRefusal): Refusal => {
  const message = `${undoRefusalMessage(failure)}.`
  switch (failure.kind) {
    case 'already undone':
      return { code: 'already_undone', message }
    case 'not undone':
      return { code: 'not_undone', message }
    case 'in the way':
      return { code: 'change_in_the_way', message, more: { change: { id: failure.id, words: failure.description } } }
    case 'no longer fits':
      return { code: 'change_in_the_way', message }
  }
}
