import fc from 'fast-check'
import { describe, it } from 'vitest'
import type { Plan } from '../../../src/domain/plan'
import { afterStopEdit, aStopEdit, rules, editedStopId, type StopEdit } from '../../kit/stop-edits'
import { aPlan, numbered } from '../../kit/arbitraries/plan'
import {
  assertEqualsSimplePlan,
  assertConsistent,
  afterEditOfSimplePlan,
  countSimpleStops,
  simplePlanOf,
  type SimplePlan,
} from '../../kit/simple-plan'

type ModelState = { simplePlan: SimplePlan }
type RealState = { plan: Plan }

const commandOf = (stopEdit: StopEdit): fc.Command<ModelState, RealState> => ({
  check: ({ simplePlan }) => stopEdit.kind === 'add' || countSimpleStops(simplePlan) > 0,
  run: (model, real) => {
    model.simplePlan = afterEditOfSimplePlan(model.simplePlan, stopEdit, editedStopId(real.plan, stopEdit))
    real.plan = afterStopEdit(rules, real.plan, stopEdit)
    assertEqualsSimplePlan(real.plan, model.simplePlan)
    assertConsistent(real.plan)
  },
  toString: () => JSON.stringify(stopEdit),
})

describe('random edits of a plan', () => {
  it('any series of adds, moves, renumberings, unplannings and removals gives the plan of a simple model', () => {
    fc.assert(
      fc.property(
        aPlan().map(numbered),
        fc.commands([aStopEdit().map(commandOf)], { maxCommands: 30 }),
        (plan, commands) =>
          fc.modelRun(() => ({ model: { simplePlan: simplePlanOf(plan) }, real: { plan } }), commands),
      ),
      { seed: 20_261_121, numRuns: 200 },
    )
  })
})
