import { findLegInTable, type RouteProblem } from '../../src/domain/problem'
import type { LegTable } from '../travel'
import { createDraft, toProposedPlan } from './complete-plan'
import type { CurrentTour } from './solver'
import { currentSequences } from './solve-problem'
import { planCost } from './cost-rates'
import { timeSlotRulesFor } from './time-slot-rules'
import type { PlanFigures } from '../../src/domain/optimisation'

/** The figures of the current plan as far as it keeps the rules: the solver begins with it. */
export const currentPlanFigures = (
  problem: RouteProblem,
  roads: LegTable,
  currentTours: ReadonlyArray<CurrentTour>,
): PlanFigures => {
  const [findLeg, slotRules] = [findLegInTable(roads), timeSlotRulesFor(problem)]
  const planningProblem = { ...problem, stops: problem.stops.map(slotRules.forPlanning) }
  const plan = toProposedPlan(createDraft(planningProblem, currentSequences(currentTours), findLeg), new Map(), {
    findLeg,
    slotRules,
  })
  const { metres, seconds, unplanned } = plan.sums
  return { cost: planCost(problem, plan), metres, seconds, planned: problem.stops.length - unplanned, unplanned }
}
