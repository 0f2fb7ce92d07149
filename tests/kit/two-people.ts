import type { Plan } from '../../src/domain/plan'
import { assertKept } from './kept'
import { afterStep, ledgerOf, type Step, type TurnRules } from './ledger'
import type { Ledger } from './ledger-line'
import { planTable } from './tables/plan-table'

/** What two people do to a plan, one thing after the other. */
export type TwoPeople = readonly [plan: Plan, steps: ReadonlyArray<Step>]

/** All of it done, and the plan looked over after each step. */
export const replayed = (rules: TurnRules, [plan, steps]: TwoPeople): Ledger =>
  steps.reduce((ledger, step) => {
    const next = afterStep(rules, ledger, step)
    assertKept(next.plan)
    return next
  }, ledgerOf(plan))

export const showTwoPeople = ([plan, steps]: TwoPeople): string =>
  [planTable('before', plan), ...steps.map((step) => JSON.stringify(step))].join('\n')
