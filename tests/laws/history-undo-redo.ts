import fc from 'fast-check'
import { aKeptPlan, anEdit, aStep } from '../kit/arbitraries/history'
import { law, type Law } from '../kit/law'
import { afterStep, turnRules, type Step } from '../kit/history-model'
import { assertSamePlan } from '../kit/same-plan'
import { replayed, showTwoPeople } from '../kit/two-user-steps'
import { undoRedoMutants } from './undo-redo-mutants'

export const undoRedoLaws: ReadonlyArray<Law> = [
  law({
    name: 'two people at a project',
    words:
      'In whatever order two people make, undo and redo changes, the plan is sound; only what is still as the change left or found it is undone or redone, and a refusal names the change that is in the way.',
    subject: turnRules,
    given: fc.tuple(aKeptPlan(), fc.array(aStep(), { maxLength: 14 })),
    holds: (subject, input) => void replayed(subject, input),
    mutants: undoRedoMutants(
      'undo is forced over later changes',
      'redo is forced over whatever is there',
      'nobody looks at what happened since',
      'a change is undone twice',
      'any later change is in the way of an undo',
    ),
    show: showTwoPeople,
  }),
  law({
    name: 'back and forth',
    words:
      'Undoing all changes from the last to the first, and redoing them from the first to the last, is never refused and gives every plan again.',
    subject: turnRules,
    given: fc.tuple(aKeptPlan(), fc.array(anEdit(), { maxLength: 6 })),
    holds: (subject, input) => {
      const made = replayed(subject, input)
      const undoSteps = made.lines.map((_, index): Step => ({ edit: 'undo', which: made.lines.length - 1 - index }))
      const redoSteps = made.lines.map((_, which): Step => ({ edit: 'redo', which }))
      const undone = undoSteps.reduce((ledger, step) => afterStep(subject, ledger, step), made)
      assertSamePlan(undone.plan, input[0])
      redoSteps.reduce((ledger, step, index) => {
        const redone = afterStep(subject, ledger, step)
        assertSamePlan(redone.plan, made.lines[index]?.left)
        return redone
      }, undone)
    },
    mutants: undoRedoMutants('whatever was made since is in the way of a redo', 'undone changes are in the way of an undo'),
    show: showTwoPeople,
  }),
]
