import { anneal, acceptAll, WHOLE_BUDGET } from './anneal'
import { buildInstance } from './instance'
import { layRoutes, buildInitialPlan } from './initial-plan'
import type { BudgetTracker } from './budget'
import type { SolverInput } from './solver-input'
import { createSearch, type Search } from './search'
import { NO_VEHICLE, recomputeRoute, stopBag, type SavedPlan } from './tours'

/**
 * The share of the budget at which lateness is allowed: `until` where this part of the stops or more is left out,
 * PLANNING_ALL where none is, and in proportion between. Steps in which nothing may be late are much faster, and once
 * all stops are planned there is little for lateness to gain.
 */
const WITH_UNPLANNED = { stops: 0.02, until: 0.5 }
const UNTIL_WITHOUT_UNPLANNED = 0.9

type ReportShare = (share: number, search: Search) => void

/**
 * For problems where lateness has a price: anneals first with no lateness allowed, and then goes on with its price from
 * that plan, or from today's plan if that is cheaper. Returns the search that has the cheapest plan.
 */
export const solveWithLateness = (
  search: Search,
  input: SolverInput,
  budgetTracker: BudgetTracker,
  reportShare: ReportShare,
): Search => {
  const strict = strictSearch(search, input)
  if (input.present !== undefined) startFrom(search, input.present)
  const cheapest = (): Search => (strict.best.total < search.best.total ? strict : search)
  buildInitialPlan(strict, input.present)
  const share = annealWithoutLateness(strict, budgetTracker, (share) => reportShare(share, cheapest()))
  if (cheapest() === strict) {
    if (share >= 1) return strict
    startFrom(search, routesOf(strict.best))
  }
  budgetTracker.resetStepCount()
  anneal(search, budgetTracker, (share) => reportShare(share, cheapest()), { from: share, until: 1, steps: Infinity })
  return cheapest()
}

/**
 * How many stops can be planned in time shows only on the way: the fewer are left out so far, the more time the
 * rest of the cooling gets. Returns the share of the budget used by then.
 */
const annealWithoutLateness = (
  strict: Search,
  budgetTracker: BudgetTracker,
  reportShare: (share: number) => void,
): number => {
  let [share, coolingProgress] = [0, 0]
  const runSteps: BudgetTracker['runSteps'] = (step) => {
    const before = share
    share = budgetTracker.runSteps(step)
    const until = strictShareFor(strict.best.unplanned.count / strict.instance.stops)
    coolingProgress =
      share >= until ? 1 : coolingProgress + ((1 - coolingProgress) * (share - before)) / (until - before)
    return coolingProgress
  }
  anneal(strict, { ...budgetTracker, runSteps }, () => reportShare(share), WHOLE_BUDGET)
  return share
}

const strictShareFor = (unplannedShare: number): number =>
  UNTIL_WITHOUT_UNPLANNED -
  (UNTIL_WITHOUT_UNPLANNED - WITH_UNPLANNED.until) * Math.min(1, unplannedShare / WITH_UNPLANNED.stops)

/** The same problem with no lateness allowed. */
const strictSearch = ({ instance, nearest, random, isStopped }: Search, input: SolverInput): Search =>
  createSearch(
    buildInstance({ ...input, weights: { ...input.weights, lateness: undefined } }, isStopped, instance),
    random,
    isStopped,
    nearest,
  )

/**
 * Makes these routes the current plan of a search. Stops that are in none of them are left
 * out, and are tried again by later steps.
 */
const startFrom = (search: Search, routes: ReadonlyArray<ReadonlyArray<number>>): void => {
  const { instance, tours, isStopped } = search
  tours.vehicleOf.fill(NO_VEHICLE)
  for (let vehicle = 0; vehicle < instance.vehicles; vehicle += 1) {
    tours.length[vehicle] = 0
    recomputeRoute(instance, tours, vehicle)
  }
  layRoutes(instance, tours, routes, isStopped)
  tours.unplanned.count = 0
  for (let stop = 0; stop < instance.stops; stop += 1)
    if (tours.vehicleOf[stop] === NO_VEHICLE) stopBag.add(tours.unplanned, stop)
  acceptAll(search)
}

const routesOf = ({ order, stride, length }: SavedPlan): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from(length, (count, vehicle) => [...order.subarray(vehicle * stride + 1, vehicle * stride + 1 + count)])
