import { createRandom } from './random'
import { buildInstance } from './instance'
import { anneal, backToBest, WHOLE_BUDGET } from './anneal'
import { canEvolve, evolve } from './evolve'
import { renumber } from './renumber'
import { assignRoutes, buildInitialPlan, clearRoutes } from './initial-plan'
import { trackBudget, type Budget, type BudgetTracker } from './budget'
import { emptyOutput, type SolverOutput } from './solver-output'
import { toSolverOutput, emptySummary, summaryOf, type Summary } from './to-solver-output'
import type { SolverInput } from './solver-input'
import { solveWithOneTiming } from './solve-with-one-timing'
import { acceptAll, createSearch, type Search } from './search'
import { NO_VEHICLE, stopBag, stopListsOf } from './routes'

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
  if (instance.stopCount === 0 || instance.vehicleCount === 0 || budgetTracker.isStopped())
    return toOriginal(toSolverOutput(instance, search.best))
  if (input.weights.latenessWeight !== undefined) {
    const cheapestSearch = solveWithLateness(search, input, budgetTracker, reportShare)
    return toOriginal(toSolverOutput(cheapestSearch.instance, cheapestSearch.best))
  }
  const share = solveWithOneTiming(search, input, budgetTracker, reportShare)
  if (share === 0) buildInitialPlan(search, input.currentRoutes)
  if (canEvolve(instance)) evolve(search, budgetTracker, reportShare)
  else if (share < 1) anneal(search, budgetTracker, reportShare, { from: share, until: 1, steps: Infinity })
  backToBest(search)
  return toOriginal(toSolverOutput(instance, search.best))
}

/** Where no stop has a time slot nothing can be late, whatever that would cost. */
const withoutNeedlessLateness = (input: SolverInput): SolverInput =>
  input.stops.some(({ windows }) => windows.length > 0)
    ? input
    : { ...input, weights: { ...input.weights, latenessWeight: undefined } }

/**
 * The share of the budget at which lateness is allowed: `until` where this share of the stops or more is unplanned,
 * UNTIL_WITHOUT_UNPLANNED where none is, and linear between. Steps in which nothing may be late are much faster, and
 * once all stops are planned there is little for lateness to gain.
 */
const WITH_UNPLANNED = { stops: 0.02, until: 0.5 }

const UNTIL_WITHOUT_UNPLANNED = 0.9

type ReportShare = (share: number, search: Search) => void

/**
 * For problems where lateness has a price: anneals first with no lateness allowed, and then with its price from
 * that plan, or from today's plan if that is cheaper. Returns the search that has the cheapest plan.
 */
const solveWithLateness = (
  search: Search,
  input: SolverInput,
  budgetTracker: BudgetTracker,
  reportShare: ReportShare,
): Search => {
  const strict = strictSearch(search, input)
  if (input.currentRoutes !== undefined) startFrom(search, input.currentRoutes)
  const cheapest = (): Search => (strict.best.total < search.best.total ? strict : search)
  buildInitialPlan(strict, input.currentRoutes)
  const share = annealWithoutLateness(strict, budgetTracker, (done) => reportShare(done, cheapest()))
  if (cheapest() === strict) {
    if (share >= 1) return strict
    startFrom(search, stopListsOf(strict.best))
  }
  budgetTracker.resetStepCount()
  anneal(search, budgetTracker, (done) => reportShare(done, cheapest()), { from: share, until: 1, steps: Infinity })
  return cheapest()
}

/**
 * How many stops can be planned in time is not known in advance: the fewer are unplanned so far, the more time the
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
    const until = strictShareFor(strict.best.unplanned.count / strict.instance.stopCount)
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
    buildInstance({ ...input, weights: { ...input.weights, latenessWeight: undefined } }, isStopped, instance),
    random,
    isStopped,
    nearest,
  )

/** Makes these routes the current plan of a search. Other stops are unplanned, and are tried again by later steps. */
const startFrom = (search: Search, stopsByVehicle: ReadonlyArray<ReadonlyArray<number>>): void => {
  const { instance, routes, isStopped } = search
  clearRoutes(search)
  assignRoutes(instance, routes, stopsByVehicle, isStopped)
  for (let stop = 0; stop < instance.stopCount; stop += 1)
    if (routes.vehicleOf[stop] === NO_VEHICLE && instance.isReload[stop] === 0) stopBag.add(routes.unplanned, stop)
  acceptAll(search)
}
