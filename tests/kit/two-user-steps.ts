import type { Plan } from '../../src/domain/plan'
import { assertValidPlan } from './assert-valid-plan'
import { afterStep, historyModelOf, type Step, type UndoRules } from './history-model'
import type { HistoryModel } from './history-model-types'
import { planTable } from './tables/plan-table'

/** A plan, and the steps of two users on it. */
export type TwoUserSteps = readonly [plan: Plan, steps: ReadonlyArray<Step>]

/** Applies all steps, and asserts that the plan is valid after each. */
export const replaySteps = (rules: UndoRules, [plan, steps]: TwoUserSteps): HistoryModel =>
  steps.reduce((model, step) => {
    const nextModel = afterStep(rules, model, step)
    assertValidPlan(nextModel.plan)
    return nextModel
  }, historyModelOf(plan))

export const showTwoUserSteps = ([plan, steps]: TwoUserSteps): string =>
  [planTable('before', plan), ...steps.map((step) => JSON.stringify(step))].join('\n')
