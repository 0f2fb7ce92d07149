import type { Progress, CurrentTour } from './solver'
import type { PlanFigures } from '../../src/domain/optimisation'
import { findLegInTable, type RouteProblem } from '../../src/domain/problem'
import type { LegTable } from '../travel'
import { createDraft, toProposedPlan } from './complete-plan'
import { currentSequences } from './solve-problem'
import { planCost } from './cost-rates'
import { timeSlotRulesFor } from './time-slot-rules'

const INTERVAL_MS = 300

/**
 * Reports progress at once and then several times a second, because a solver may report rarely. A report has the
 * elapsed share of the budget and the best plan so far, which at first is the plan that the solver begins with.
 */
export type ProgressHeartbeat = {
  readonly update: (progress: Progress) => void
  readonly stop: () => void
}

export const startProgressHeartbeat = (
  initial: PlanFigures,
  budgetMs: number,
  onProgress: (progress: Progress) => void,
  intervalMs = INTERVAL_MS,
): ProgressHeartbeat => {
  const startedAt = performance.now()
  let [share, best] = [0, initial]
  let lastReportAt = startedAt
  const report = (): void => {
    const elapsedShare = Math.min(0.95, (performance.now() - startedAt) / Math.max(1, budgetMs))
    share = Math.max(share, elapsedShare)
    lastReportAt = performance.now()
    onProgress({ share, best })
  }
  const timer = setInterval(() => {
    if (performance.now() - lastReportAt >= intervalMs / 2) report()
  }, intervalMs)
  report()
  return {
    update: (progress) => {
      share = Math.max(share, Math.min(1, progress.share))
      best = progress.best
      report()
    },
    stop: () => clearInterval(timer),
  }
}

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
