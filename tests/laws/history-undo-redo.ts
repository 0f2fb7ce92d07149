import fc from 'fast-check'
import { aStoredPlan, anEdit, aStep } from '../kit/arbitraries/history'
import { law, type Law } from '../kit/law'
import { afterStep, undoRules, type Step } from '../kit/history-model'
import { assertSamePlan } from '../kit/same-plan'
import { replaySteps, showTwoUserSteps } from '../kit/two-user-steps'
import { undoRedoMutants } from './undo-redo-mutants'

export const undoRedoLaws: ReadonlyArray<Law> = [
  law({
    name: 'undo and redo of two users',
    statement:
      'In whatever order two users make, undo and redo changes, the plan is valid; a change is undone only where the plan is as the change left it, and redone only where it is as before the change, and a refusal names the change in the way.',
    subject: undoRules,
    arbitrary: fc.tuple(aStoredPlan(), fc.array(aStep(), { maxLength: 14 })),
    holds: (subject, input) => void replaySteps(subject, input),
    mutants: undoRedoMutants(
      'undo is forced over later changes',
      'redo is forced over later changes',
      'later changes are not checked',
      'a change is undone twice',
      'any later change is in the way of an undo',
    ),
    show: showTwoUserSteps,
  }),
  law({
    name: 'repeated undo and redo',
    statement:
      'Undoing all changes from the last to the first, and redoing them from the first to the last, is never refused and gives every plan again.',
    subject: undoRules,
    arbitrary: fc.tuple(aStoredPlan(), fc.array(anEdit(), { maxLength: 6 })),
    holds: (subject, input) => {
      const made = replaySteps(subject, input)
      const undoSteps = made.changes.map((_, index): Step => ({ edit: 'undo', which: made.changes.length - 1 - index }))
      const redoSteps = made.changes.map((_, which): Step => ({ edit: 'redo', which }))
      const undone = undoSteps.reduce((ledger, step) => afterStep(subject, ledger, step), made)
      assertSamePlan(undone.plan, input[0])
      redoSteps.reduce((ledger, step, index) => {
        const redone = afterStep(subject, ledger, step)
        assertSamePlan(redone.plan, made.changes[index]?.planAfter)
        return redone
      }, undone)
    },
    mutants: undoRedoMutants('any later change is in the way of a redo', 'undone changes are in the way of an undo'),
    show: showTwoUserSteps,
  }),
]
