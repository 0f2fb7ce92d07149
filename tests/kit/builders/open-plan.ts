import type { OpenPlan, PlanState } from '../../../src/application/plan'
import { emptyPlan } from '../../../src/domain/plan'

/** Project 7, open with a plan. */
export const anOpenPlan = (overrides: Partial<OpenPlan> = {}): Extract<PlanState, { kind: 'open' }> => ({
  kind: 'open',
  project: { id: '7', name: 'Week 48' },
  createdAt: undefined,
  version: 1,
  plan: emptyPlan,
  ...overrides,
})
