import { anneal, layoutOf } from '../anneal'
import type { Layout } from '../descent'
import { buildInitialPlan } from '../initial-plan'
import type { BudgetTracker } from '../budget'
import type { Search } from '../search'
import { NO_VEHICLE, recomputeRoute } from '../tours'

/**
 * The part of the budget in which the first plans are made, and the steps for each stop
 * of one plan; what is reached first counts.
 */
const BUDGET_SHARE = 0.35
const STEPS_PER_STOP = 300
/** How many plans: fewer for problems of many stops, which take longer, but never fewer than can be mixed well. */
const MAX_PLANS = 8
const MIN_PLANS = 4
const STOPS_IN_TOTAL = 1600

type SeedPlans = { readonly share: number; readonly seeds: ReadonlyArray<Layout> }

/** Anneals several plans, each from nothing, but for the very first, which goes on from where the search is. */
export const createSeedPlans = (
  search: Search,
  budgetTracker: BudgetTracker,
  reportShare: (share: number) => void,
  from: number,
): SeedPlans => {
  const seeds: Layout[] = []
  const until = Math.min(1, from + BUDGET_SHARE)
  const steps = STEPS_PER_STOP * search.instance.stops
  const planCount = Math.max(MIN_PLANS, Math.min(MAX_PLANS, Math.round(STOPS_IN_TOTAL / search.instance.stops)))
  let share = from
  for (let plansLeft = planCount; plansLeft > 0 && share < until; plansLeft -= 1) {
    if (plansLeft < planCount || from > 0) restart(search)
    share = anneal(search, budgetTracker, reportShare, {
      from: share,
      until: share + (until - share) / plansLeft,
      steps,
    })
    if (search.accepted.unplanned.count === 0) seeds.push(layoutOf(search.accepted))
  }
  return { share, seeds }
}

const restart = (search: Search): void => {
  const { instance, tours } = search
  tours.vehicleOf.fill(NO_VEHICLE)
  for (let vehicle = 0; vehicle < instance.vehicles; vehicle += 1) {
    tours.length[vehicle] = 0
    recomputeRoute(instance, tours, vehicle)
  }
  buildInitialPlan(search, undefined)
}
