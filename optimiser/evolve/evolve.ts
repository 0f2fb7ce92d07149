import { anneal, routeListsOf } from '../anneal'
import { createPenalisedRoutes, type RouteLists } from '../descent'
import type { Instance } from '../instance'
import type { BudgetTracker } from '../budget'
import type { Search } from '../search'
import { runGenerations } from './generations'
import { buildInitialPlan } from '../initial-plan'
import { NO_VEHICLE, recomputeRoute } from '../routes'

/** Smaller problems have too few routes for crossover. */
const MIN_STOPS = 25
/**
 * Problems with more stops leave no time for enough generations; without windows,
 * annealing does better from fewer stops on.
 */
const MAX_STOPS = 600
const MAX_STOPS_WITHOUT_WINDOWS = 300

export const canEvolve = ({ isPlain, hasWindows, stopCount }: Instance): boolean =>
  isPlain && stopCount >= MIN_STOPS && stopCount <= (hasWindows ? MAX_STOPS : MAX_STOPS_WITHOUT_WINDOWS)

/**
 * Genetic search: makes some plans by annealing, combines them by crossover, and starts over with new
 * ones once that finds nothing better.
 */
export const evolve = (search: Search, budgetTracker: BudgetTracker, reportShare: (share: number) => void): void => {
  let share = 0
  while (share < 1) {
    const seedPlans = createSeedPlans(search, budgetTracker, reportShare, share)
    share = seedPlans.share
    // Crossover needs plans that visit all stops.
    if (search.best.unplanned.count > 0 && share < 1)
      share = anneal(search, budgetTracker, reportShare, { from: share, until: 1, steps: Infinity })
    const maxExchanged = maxExchangedStops(budgetTracker.iterations() / share, search.instance.stopCount)
    const generationsRun = {
      steps: runGenerations(search, penalisedRoutesFor(search), seedPlans.seeds, maxExchanged),
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

/** With some more vehicles than the best plan needs. */
const penalisedRoutesFor = ({ instance, relatedStops, best }: Search): ReturnType<typeof createPenalisedRoutes> => {
  const routeCount = best.visitCount.reduce((sum, count) => (count > 0 ? sum + 1 : sum), 0)
  return createPenalisedRoutes(instance, relatedStops, Math.min(instance.vehicleCount, Math.ceil(1.2 * routeCount) + 3))
}

/**
 * The share of the budget for the first plans, and the steps per stop for each plan:
 * annealing ends at whichever is reached first.
 */
const BUDGET_SHARE = 0.35

const STEPS_PER_STOP = 300

/** How many plans: fewer for problems of many stops, which take longer, but enough for crossover. */
const MAX_PLANS = 8

const MIN_PLANS = 4

const STOPS_IN_TOTAL = 1600

type SeedPlans = { readonly share: number; readonly seeds: ReadonlyArray<RouteLists> }

/** Anneals several plans, each from a new initial plan; the very first continues from the current plan. */
const createSeedPlans = (
  search: Search,
  budgetTracker: BudgetTracker,
  reportShare: (share: number) => void,
  from: number,
): SeedPlans => {
  const seeds: RouteLists[] = []
  const until = Math.min(1, from + BUDGET_SHARE)
  const steps = STEPS_PER_STOP * search.instance.stopCount
  const planCount = Math.max(MIN_PLANS, Math.min(MAX_PLANS, Math.round(STOPS_IN_TOTAL / search.instance.stopCount)))
  let share = from
  for (let plansLeft = planCount; plansLeft > 0 && share < until; plansLeft -= 1) {
    if (plansLeft < planCount || from > 0) restart(search)
    share = anneal(search, budgetTracker, reportShare, {
      from: share,
      until: share + (until - share) / plansLeft,
      steps,
    })
    if (search.accepted.unplanned.count === 0) seeds.push(routeListsOf(search.accepted))
  }
  return { share, seeds }
}

const restart = (search: Search): void => {
  const { instance, routes } = search
  routes.vehicleOf.fill(NO_VEHICLE)
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) {
    routes.visitCount[vehicle] = 0
    recomputeRoute(instance, routes, vehicle)
  }
  buildInitialPlan(search, undefined)
}

/** A budget with fewer steps than this for each stop counts as short. */
const SHORT_BUDGET_STEPS = 800
const FEW_STOPS = 80

/**
 * The most stops of which the routes are exchanged at once. With a short budget they are few: a child then takes less
 * repair, and there is time for more children. With a long one, that would make all plans similar too soon.
 */
export const maxExchangedStops = (steps: number, stops: number): number =>
  steps < SHORT_BUDGET_STEPS * stops ? FEW_STOPS : Infinity
