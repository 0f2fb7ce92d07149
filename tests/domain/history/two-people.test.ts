import fc from 'fast-check'
import { describe, it } from 'vitest'
import { aStoredPlan, aStep } from '../../kit/arbitraries/history'
import { assertValidPlan } from '../../kit/assert-valid-plan'
import { afterStep, historyModelOf, undoRules, type Step } from '../../kit/history-model'
import type { HistoryModel } from '../../kit/history-model-types'

type RealState = { history: HistoryModel }

/** The model counts the changes, so that no step undoes or redoes one where there is none. */
type ModelState = { changes: number }

const commandOf = (step: Step): fc.Command<ModelState, RealState> => ({
  check: ({ changes }) => changes > 0 || (step.edit !== 'undo' && step.edit !== 'redo'),
  run: (model, real) => {
    real.history = afterStep(undoRules, real.history, step)
    model.changes = real.history.changes.length
    assertValidPlan(real.history.plan)
  },
  toString: () => JSON.stringify(step),
})

describe('undo and redo by two users of a project', () => {
  it('any series of edits, undos and redos of two users keeps the plan consistent', () => {
    fc.assert(
      fc.property(aStoredPlan(), fc.commands([aStep().map(commandOf)], { maxCommands: 40 }), (plan, commands) =>
        fc.modelRun(() => ({ model: { changes: 0 }, real: { history: historyModelOf(plan) } }), commands),
      ),
      { seed: 20_261_121, numRuns: 200 },
    )
  })
})
