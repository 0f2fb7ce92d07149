import type { BudgetTracker } from '../budget'
import type { Search } from '../search'
import { temperaturesFor, meanNeighbourCost } from './temperatures'
import { canDescend, createPeriodicDescent } from './periodic-descent'
import { acceptAll } from './anneal-step'
import { createStepRunner } from './step-runner'

/** A part of the budget: where it begins and ends, as shares of the whole. It also ends once so many steps are made. */
export type BudgetPart = { readonly from: number; readonly until: number; readonly steps: number }

export const WHOLE_BUDGET: BudgetPart = { from: 0, until: 1, steps: Infinity }

/**
 * Simulated annealing on the tours until a part of the budget is used up. Returns
 * the share of the whole budget used by then.
 */
export const anneal = (
  search: Search,
  budgetTracker: BudgetTracker,
  reportShare: (share: number) => void,
  budgetPart: BudgetPart,
): number => {
  const { random } = search
  const { from, until } = budgetPart
  const stepsBefore = budgetTracker.iterations()
  acceptAll(search)
  const { first, last } = temperaturesFor(search, meanNeighbourCost(search))
  const steps = createStepRunner(search, budgetPart === WHOLE_BUDGET)
  const periodicDescent =
    budgetPart === WHOLE_BUDGET && canDescend(search.instance)
      ? createPeriodicDescent(search, budgetTracker, reportShare)
      : undefined
  let share = from
  let temperature = first
  for (let progress = 0; progress < 1 && share < 1;) {
    share = budgetTracker.runSteps(() => steps.run(-temperature * Math.log(random.fraction() + 1e-12)))
    if (periodicDescent?.isDue(share) === true) {
      steps.pause()
      share = periodicDescent.run(share)
      steps.resume()
    }
    progress = Math.max((share - from) / (until - from), (budgetTracker.iterations() - stepsBefore) / budgetPart.steps)
    temperature = first * (last / first) ** Math.min(1, progress)
    reportShare(share)
  }
  steps.pause()
  return share
}
