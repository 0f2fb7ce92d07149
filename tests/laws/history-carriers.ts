import assert from 'node:assert/strict'
import fc from 'fast-check'
import { assemblePlan, type Plan } from '../../src/domain/plan'
import { aRouteTo } from '../kit/builders/route'
import { law, type Law } from '../kit/law'
import { undoRules, type Step, type UndoRules } from '../kit/history-model'
import { replaySteps, showTwoUserSteps, type TwoUserSteps } from '../kit/two-user-steps'
import { aStopCalled } from '../kit/builders/plan'

/** A plan in which no carrier has two routes on one day. */
const aPlanByCarriers: Plan = assemblePlan(
  [aRouteTo(['s0', 's1'], { index: 0, carrierId: 7 }), aRouteTo(['s2'], { index: 1, carrierId: 8 })],
  ['s0', 's1', 's2', 's3', 's4'].map((id) => aStopCalled(id)),
  {},
)

const toCarrier = (which: number, carrier: number): Step => ({ edit: 'carrier', which, carrier })

const aCarrierStep = (): fc.Arbitrary<Step> =>
  fc.oneof(
    fc.tuple(fc.nat(4), fc.constantFrom(7, 9, 10)).map(([which, carrier]) => toCarrier(which, carrier)),
    fc.record({ edit: fc.constant('drop' as const), route: fc.nat(3) }),
    fc.record({ edit: fc.constantFrom('undo' as const, 'redo' as const), which: fc.nat(4) }),
  )

/**
 * Cases that are too rare to be drawn: a route comes back under another index, after its carrier has got another route.
 */
const rareCarrierCases: ReadonlyArray<TwoUserSteps> = [
  [
    aPlanByCarriers,
    [
      { edit: 'drop', route: 1 },
      toCarrier(3, 9),
      toCarrier(4, 8),
      { edit: 'undo', which: 1 },
      { edit: 'undo', which: 0 },
    ],
  ],
  [
    aPlanByCarriers,
    [
      toCarrier(3, 9),
      { edit: 'undo', which: 0 },
      toCarrier(4, 10),
      toCarrier(2, 9),
      { edit: 'undo', which: 1 },
      { edit: 'redo', which: 0 },
    ],
  ],
]

const ignoringCarriers =
  <ChangeRule extends UndoRules['planAfterUndo']>(rule: ChangeRule): UndoRules['planAfterUndo'] =>
  (plan, recorded, since) =>
    rule(
      plan,
      recorded,
      since.map((other) => ({
        ...other,
        affectedKeys: other.affectedKeys.filter((one) => !one.startsWith('carrier')),
      })),
    )

export const historyCarriersLaws: ReadonlyArray<Law> = [
  law({
    name: 'a carrier has one route a day',
    statement: 'Where no carrier has two routes on a day, no undo or redo gives it two.',
    subject: undoRules,
    arbitrary: fc.tuple(fc.constant(aPlanByCarriers), fc.array(aCarrierStep(), { maxLength: 12 })),
    holds: (subject, input) => {
      const { routes } = replaySteps(subject, input).plan
      const days = routes.map(({ carrierId, day }) => `${carrierId} on ${day}`)
      assert.deepEqual(days, [...new Set(days)])
    },
    examples: rareCarrierCases,
    mutants: {
      'an undo ignores carriers': { ...undoRules, planAfterUndo: ignoringCarriers(undoRules.planAfterUndo) },
      'a redo ignores carriers': { ...undoRules, planAfterRedo: ignoringCarriers(undoRules.planAfterRedo) },
    },
    show: showTwoUserSteps,
  }),
]
