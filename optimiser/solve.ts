import { createRandom } from './random'
import { buildInstance } from './instance'
import { anneal, backToBest, WHOLE_BUDGET } from './anneal'
import { canEvolve, evolve } from './evolve'
import { solveWithLateness } from './solve-with-lateness'
import { renumber } from './numbering'
import { buildInitialPlan } from './initial-plan'
import { trackBudget, type Budget } from './budget'
import { emptyOutput, type SolverOutput } from './solver-output'
import { toSolverOutput } from './to-solver-output'
import type { SolverInput } from './solver-input'
import { createSearch, type Search } from './search'
import { emptySummary, summaryOf, type Summary } from './summary'

/** `share` is the part of the budget that is used up. */
export type Progress = { readonly share: number; readonly iterations: number; readonly best: Summary }

/** The time between two reports of progress. */
const PROGRESS_INTERVAL_MS = 250

export type Options = {
  readonly budget: Budget
  readonly seed: number
  /** milliseconds since any fixed moment */
  readonly clock: () => number
  readonly signal: { readonly aborted: boolean }
  readonly onProgress: (progress: Progress) => void
}

export const solve = (originalInput: SolverInput, options: Options): SolverOutput => {
  const budgetTracker = trackBudget(options)
  let lastReportAt = options.clock()
  const reportWhenDue = (share: number, best: () => Summary): void => {
    const now = options.clock()
    if (now - lastReportAt < PROGRESS_INTERVAL_MS && share < 1) return
    lastReportAt = now
    options.onProgress({ share, iterations: budgetTracker.iterations(), best: best() })
  }
  // Until there is a plan to improve, progress reports that no stop is planned.
  const isStopped = (): boolean => {
    if (budgetTracker.iterations() === 0) reportWhenDue(0, () => emptySummary(originalInput))
    return budgetTracker.isStopped()
  }
  const { problem: input, toOriginal } = renumber(withoutNeedlessLateness(originalInput), isStopped)
  const instance = buildInstance(input, isStopped)
  if (isStopped()) return emptyOutput(originalInput)
  const search = createSearch(instance, createRandom(options.seed), isStopped)
  const reportShare = (share: number, { instance: reportedInstance, best }: Search = search): void =>
    reportWhenDue(share, () => summaryOf(reportedInstance, best))
  if (instance.stops === 0 || instance.vehicles === 0 || budgetTracker.isStopped())
    return toOriginal(toSolverOutput(instance, search.best))
  if (input.weights.lateness !== undefined) {
    const cheapestSearch = solveWithLateness(search, input, budgetTracker, reportShare)
    return toOriginal(toSolverOutput(cheapestSearch.instance, cheapestSearch.best))
  }
  buildInitialPlan(search, input.present)
  if (canEvolve(instance)) evolve(search, budgetTracker, reportShare)
  else anneal(search, budgetTracker, reportShare, WHOLE_BUDGET)
  backToBest(search)
  return toOriginal(toSolverOutput(instance, search.best))
}

/** Where no stop has a time slot nothing can be late, whatever that would cost. */
const withoutNeedlessLateness = (input: SolverInput): SolverInput =>
  input.stops.some(({ windows }) => windows.length > 0)
    ? input
    : { ...input, weights: { ...input.weights, lateness: undefined } }
