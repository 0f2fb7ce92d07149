import type { RouteProblem } from '../../src/domain/problem'
import { travelFromRoads, type RoadTable } from '../travel'
import { createDraft, toProposedPlan } from './complete-plan'
import type { PresentTour } from './solver'
import { presentSequences } from './solve-problem'
import { planCost } from './cost-rates'
import { timeSlotRulesFor } from './time-slot-rules'
import type { PlanFigures } from '../../src/domain/optimisation'

/** The figures of the present plan as far as it keeps the rules: the solver begins with it. */
export const presentPlanFigures = (
  problem: RouteProblem,
  roads: RoadTable,
  present: ReadonlyArray<PresentTour>,
): PlanFigures => {
  const [travel, slotRules] = [travelFromRoads(roads), timeSlotRulesFor(problem)]
  const planningProblem = { ...problem, stops: problem.stops.map(slotRules.forPlanning) }
  const plan = toProposedPlan(createDraft(planningProblem, presentSequences(present), travel), new Map(), {
    travel,
    slotRules,
  })
  const { metres, seconds, unplanned } = plan.sums
  return { cost: planCost(problem, plan), metres, seconds, planned: problem.stops.length - unplanned, unplanned }
}
