import { anneal } from '../anneal'
import { createWorkingRoutes } from '../descent'
import type { Instance } from '../instance'
import type { BudgetTracker } from '../budget'
import type { Search } from '../search'
import { runGenerations } from './generations'
import { maxExchangedStops } from './max-exchanged-stops'
import { createSeedPlans } from './seed-plans'

/** Problems with fewer stops have nothing to mix. */
const MIN_STOPS = 25
/**
 * Problems with more stops leave no time for enough generations; without windows,
 * annealing does better from fewer stops on.
 */
const MAX_STOPS = 600
const MAX_STOPS_WITHOUT_WINDOWS = 300

export const canEvolve = ({ isSimple, hasWindows, stops }: Instance): boolean =>
  isSimple && stops >= MIN_STOPS && stops <= (hasWindows ? MAX_STOPS : MAX_STOPS_WITHOUT_WINDOWS)

/**
 * Genetic search: makes some plans by annealing, mixes them again and again, and starts over with new
 * ones when nothing better comes any more.
 */
export const evolve = (search: Search, budgetTracker: BudgetTracker, reportShare: (share: number) => void): void => {
  let share = 0
  while (share < 1) {
    const seedPlans = createSeedPlans(search, budgetTracker, reportShare, share)
    share = seedPlans.share
    // Only plans that visit all stops can be mixed.
    if (search.best.unplanned.count > 0 && share < 1)
      share = anneal(search, budgetTracker, reportShare, { from: share, until: 1, steps: Infinity })
    const maxExchanged = maxExchangedStops(budgetTracker.iterations() / share, search.instance.stops)
    const generationsRun = {
      steps: runGenerations(search, workingRoutesFor(search), seedPlans.seeds, maxExchanged),
      isDone: false,
    }
    while (share < 1 && !generationsRun.isDone) {
      share = budgetTracker.runSteps(() => {
        generationsRun.isDone ||= generationsRun.steps.next().done === true
      })
      reportShare(share)
    }
  }
}

/** Some more vehicles than the best plan needs. */
const workingRoutesFor = ({ instance, relatedStops, best }: Search): ReturnType<typeof createWorkingRoutes> => {
  const routes = best.length.reduce((sum, count) => (count > 0 ? sum + 1 : sum), 0)
  return createWorkingRoutes(instance, relatedStops, Math.min(instance.vehicles, Math.ceil(1.2 * routes) + 3))
}
