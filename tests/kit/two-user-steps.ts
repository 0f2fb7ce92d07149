import type { Plan } from '../../src/domain/plan'
import { assertKept } from './assert-valid-plan'
import { afterStep, ledgerOf, type Step, type TurnRules } from './history-model'
import type { Ledger } from './history-model-types'
import { planTable } from './tables/plan-table'

/** A plan, and the steps of two users on it. */
export type TwoPeople = readonly [plan: Plan, steps: ReadonlyArray<Step>]

/** Does all steps, and checks the plan after each. */
export const replayed = (rules: TurnRules, [plan, steps]: TwoPeople): Ledger =>
  steps.reduce((ledger, step) => {
    const next = afterStep(rules, ledger, step)
    assertKept(next.plan)
    return next
  }, ledgerOf(plan))

export const showTwoPeople = ([plan, steps]: TwoPeople): string =>
  [planTable('before', plan), ...steps.map((step) => JSON.stringify(step))].join('\n')
