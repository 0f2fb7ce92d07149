import { anneal, routeListsOf, vehicleDifferenceOf, type PlannedRoutes } from '../anneal'
import { createPenalisedRoutes, vehiclesToUse } from '../descent'
import { createRoutePool } from './route-pool'
import { poolPlan } from './pooled-routes'
import type { Instance } from '../instance'
import type { BudgetTracker } from '../budget'
import type { Search } from '../search'
import { runGenerations } from './generations'
import { buildInitialPlan, clearRoutes } from '../initial-plan'

/** Smaller problems have too few routes for crossover. */
const MIN_STOPS = 25
/** Problems with more stops leave no time for enough generations; on links, annealing does better from fewer stops on. */
const MAX_STOPS = 600
const MAX_STOPS_LINKED = 300

export const canEvolve = ({ isSingleLabel, ignoresTimeOfDay, stopCount, reloadCount }: Instance): boolean =>
  isSingleLabel &&
  reloadCount === 0 &&
  stopCount >= MIN_STOPS &&
  stopCount <= (ignoresTimeOfDay ? MAX_STOPS_LINKED : MAX_STOPS)

/**
 * Genetic search: makes some plans by annealing, combines them by crossover, and starts over with new
 * ones once that finds nothing better.
 */
export const evolve = (search: Search, budgetTracker: BudgetTracker, reportShare: (share: number) => void): void => {
  let share = 0
  if (
    search.instance.someVehiclesDifferOnlyInSize ||
    vehicleDifferenceOf(search.best.visitCount, search.instance.vehicleKind) > 0
  ) {
    share = anneal(search, budgetTracker, reportShare, { from: 0, until: PROBE_SHARE, steps: Infinity })
    if (hasTooFewStepsForMixedFleet(budgetTracker.iterations() / share, search.instance.stopCount))
      share = anneal(search, budgetTracker, reportShare, { from: share, until: 1, steps: Infinity })
  }
  const pool = createRoutePool(search.instance.stopCount, search.random)
  const reportAndPool = (done: number): void => {
    reportShare(done)
    poolPlan(pool, search.accepted, search.instance)
  }
  while (share < 1) {
    const seedPlans = createSeedPlans(search, budgetTracker, reportAndPool, share)
    share = seedPlans.share
    const maxExchanged = maxExchangedStops(budgetTracker.iterations() / share, search.instance.stopCount)
    const penalisedRoutes = penalisedRoutesFor(search, seedPlans.seeds)
    const seeds = seedPlans.seeds.map((plan) => routeListsOf(plan, penalisedRoutes.vehicles))
    const generationsRun = { steps: runGenerations(search, penalisedRoutes, seeds, maxExchanged, pool), isDone: false }
    while (share < 1 && !generationsRun.isDone) {
      share = budgetTracker.runSteps(() => {
        generationsRun.isDone ||= generationsRun.steps.next().done === true
      })
      reportShare(share)
    }
  }
}

/** A small share of the budget, in which steps are slower than later, tells how many steps it has. */
const PROBE_SHARE = 0.05

/** With vehicles of several kinds and fewer steps than this for each stop, annealing one plan is better than crossover. */
const STEPS_PER_STOP_MIXED_FLEET = 80

/** The same with more than MAX_STOPS_SMALL_MIXED_FLEET stops. */
const STEPS_PER_STOP_LARGE_MIXED_FLEET = 600

const MAX_STOPS_SMALL_MIXED_FLEET = 400

/** `steps` are those that the whole budget has for annealing. */
export const hasTooFewStepsForMixedFleet = (steps: number, stops: number): boolean =>
  steps < stops * (stops > MAX_STOPS_SMALL_MIXED_FLEET ? STEPS_PER_STOP_LARGE_MIXED_FLEET : STEPS_PER_STOP_MIXED_FLEET)

/** With some more vehicles of each kind than the plans use. */
const penalisedRoutesFor = (
  { instance, relatedStops, best }: Search,
  seeds: ReadonlyArray<PlannedRoutes>,
): ReturnType<typeof createPenalisedRoutes> => {
  const routeCount = best.visitCount.reduce((sum, count) => (count > 0 ? sum + 1 : sum), 0)
  const vehicles = vehiclesToUse(instance, [best, ...seeds], Math.ceil(0.2 * routeCount) + 3)
  return createPenalisedRoutes(instance, relatedStops, vehicles)
}

/**
 * The share of the budget for the first plans, and the steps per stop for each plan:
 * annealing ends at whichever is reached first.
 */
const BUDGET_SHARE = 0.35

/** The same where all vehicles in use differ in more than size: crossing plans then gains less, and annealing them more. */
const BUDGET_SHARE_MIXED_FLEET = 0.7

const SEED_STEPS_PER_STOP = 300

/** How many plans: fewer for problems of many stops, which take longer, but enough for crossover. */
const MAX_PLANS = 8

const MIN_PLANS = 4

const STOPS_IN_TOTAL = 1600

/** Up to so many stops, crossover is better with any budget. */
const MAX_STOPS_ANY_BUDGET = 300

/** With more stops, and fewer steps than this for each, annealing one plan to the end is better. */
const STEPS_PER_STOP_CROSSOVER = 150

/** `steps` are those that the whole budget has for annealing. */
export const hasTooFewStepsForCrossover = (steps: number, stops: number): boolean =>
  stops > MAX_STOPS_ANY_BUDGET && steps < STEPS_PER_STOP_CROSSOVER * stops

type SeedPlans = { readonly share: number; readonly seeds: ReadonlyArray<PlannedRoutes> }

/** Anneals several plans, each from a new initial plan; the very first continues from the current plan. */
const createSeedPlans = (
  search: Search,
  budgetTracker: BudgetTracker,
  reportShare: (share: number) => void,
  from: number,
): SeedPlans => {
  const seeds: PlannedRoutes[] = []
  const { allVehiclesDifferOnlyInSize, someVehiclesDifferOnlyInSize } = search.instance
  // It takes long to find how many routes are best where the best plan so far, at first the first one, leaves stops out.
  const isRouteCountUncertain =
    allVehiclesDifferOnlyInSize && (someVehiclesDifferOnlyInSize || search.best.unplanned.count > 0)
  const vehicleDifference = vehicleDifferenceOf(search.best.visitCount, search.instance.vehicleKindIgnoringSize)
  const until = Math.min(1, from + BUDGET_SHARE + (BUDGET_SHARE_MIXED_FLEET - BUDGET_SHARE) * vehicleDifference)
  const steps = SEED_STEPS_PER_STOP * search.instance.stopCount
  const planCount = isRouteCountUncertain
    ? MIN_PLANS
    : Math.max(MIN_PLANS, Math.min(MAX_PLANS, Math.round(STOPS_IN_TOTAL / search.instance.stopCount)))
  const shareBefore = budgetTracker.runSteps(() => {})
  const stepsBefore = budgetTracker.iterations()
  let share = from
  for (let plansLeft = planCount; plansLeft > 0 && share < until; plansLeft -= 1) {
    if (plansLeft < planCount || from > 0) restart(search)
    share = anneal(search, budgetTracker, reportShare, {
      from: share,
      until: share + (until - share) / plansLeft,
      steps,
    })
    const stepsSoFar = budgetTracker.iterations() - stepsBefore
    if (
      plansLeft === planCount &&
      from === 0 &&
      !isRouteCountUncertain &&
      hasTooFewStepsForCrossover(stepsSoFar / (share - shareBefore), search.instance.stopCount)
    )
      share = anneal(search, budgetTracker, reportShare, { from: share, until: 1, steps: Infinity })
    const { order, maxRouteNodes, visitCount } = search.accepted
    seeds.push({ order: order.slice(), maxRouteNodes, visitCount: visitCount.slice() })
  }
  return { share, seeds }
}

const restart = (search: Search): void => {
  clearRoutes(search)
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
