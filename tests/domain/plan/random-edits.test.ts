import fc from 'fast-check'
import { describe, it } from 'vitest'
import type { Plan } from '../../../src/domain/plan'
import { afterAct, anAct, rules, subjectOf, type Act } from '../../kit/plan-acts'
import { aPlan, numbered } from '../../kit/arbitraries/plan'
import {
  assertMatchesPaper,
  assertConsistent,
  afterActOnPaper,
  paperModelOf,
  type PaperModel,
} from '../../kit/paper-model'

type ModelState = { paper: PaperModel }
type RealState = { plan: Plan }

const commandOf = (act: Act): fc.Command<ModelState, RealState> => ({
  check: ({ paper }) => act.act === 'add' || paper.unplanned.length + paper.routes.flat().length > 0,
  run: (model, real) => {
    model.paper = afterActOnPaper(model.paper, act, subjectOf(real.plan, act))
    real.plan = afterAct(rules, real.plan, act)
    assertMatchesPaper(real.plan, model.paper)
    assertConsistent(real.plan)
  },
  toString: () => JSON.stringify(act),
})

describe('random edits of a plan', () => {
  it('any series of adds, moves, renumberings, unplannings and removals gives the plan of a simple model', () => {
    fc.assert(
      fc.property(aPlan().map(numbered), fc.commands([anAct().map(commandOf)], { maxCommands: 30 }), (plan, commands) =>
        fc.modelRun(() => ({ model: { paper: paperModelOf(plan) }, real: { plan } }), commands),
      ),
      { seed: 20_261_121, numRuns: 200 },
    )
  })
})
