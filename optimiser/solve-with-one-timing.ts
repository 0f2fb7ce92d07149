import { adoptRouteLists, anneal, backToBest, routeListsOf, WHOLE_BUDGET } from './anneal'
import type { BudgetTracker } from './budget'
import { canEvolve, evolve } from './evolve'
import { buildInitialPlan, clearRoutes } from './initial-plan'
import { buildInstance, type Instance } from './instance'
import type { PlanSnapshot } from './routes'
import { createSearch, type Search } from './search'
import type { Break, SolverInput, Vehicle } from './solver-input'

/** The plan by all rules costs at most this share more or less than with one timing. */
const TOLERANCE = 0.0005

/** The shares of the budget at which plans are compared: this one first, then after twice as much, up to this much later. */
const FIRST_COMPARISON = 0.005

const MAX_WAIT = 0.02

/**
 * For problems in which a route has several timings, but mostly only one matters: searches the same problem with one
 * timing, which is faster and allows crossover, and makes each better plan one by all rules. Ends as soon as the two differ
 * in cost. Returns the share of the budget used by then, and leaves a plan in the search if that share is not 0.
 */
export const solveWithOneTiming = (
  search: Search,
  input: SolverInput,
  budgetTracker: BudgetTracker,
  reportShare: (share: number) => void,
): number => {
  const { instance, random, isStopped, nearest } = search
  if (!hasSeveralTimings(instance)) return 0
  const vehicles = Int32Array.from({ length: instance.vehicleCount }, (_, vehicle) => vehicle)
  const simple = createSearch(buildInstance(withOneTiming(input), isStopped, instance), random, isStopped, nearest)
  buildInitialPlan(simple, input.currentRoutes)
  let [share, nextComparison, comparedCost, isSameCost] = [0, FIRST_COMPARISON, Infinity, true]
  const compare = (plan: PlanSnapshot): void => {
    adoptRouteLists(search, routeListsOf(plan, vehicles), vehicles)
    isSameCost &&= costsTheSame(plan, search)
  }
  compare(simple.best)
  const runSteps: BudgetTracker['runSteps'] = (step) => {
    share = budgetTracker.runSteps(step)
    if (share < Math.min(1, nextComparison)) return share
    nextComparison = share + Math.min(share, MAX_WAIT)
    // At a high temperature the current plan shows a difference long before there is a better one.
    if (share < 1) {
      simple.writeAccepted()
      compare(simple.accepted)
    }
    if (simple.best.total < comparedCost) compare(simple.best)
    comparedCost = simple.best.total
    return isSameCost ? share : 1
  }
  const tracker = { ...budgetTracker, runSteps }
  const report = (): void => reportShare(share)
  if (!isSameCost) {
    clearRoutes(search)
    return 0
  }
  if (canEvolve(simple.instance)) evolve(simple, tracker, report)
  else anneal(simple, tracker, report, WHOLE_BUDGET)
  backToBest(search)
  return share
}

const hasSeveralTimings = ({ hasOneTiming, weights, reloadCount }: Instance): boolean =>
  !hasOneTiming && weights.latenessWeight === undefined && reloadCount === 0

const costsTheSame = (plan: PlanSnapshot, { accepted }: Search): boolean =>
  Math.abs(accepted.total - plan.total) <= TOLERANCE * plan.total

/** The same problem with one slot a stop, from its first to its last, and with breaks after the end of the day's work. */
export const withOneTiming = (input: SolverInput): SolverInput => ({
  ...input,
  stops: input.stops.map((stop) => ({
    ...stop,
    windows:
      stop.windows.length < 2
        ? stop.windows
        : [
            {
              from: Math.min(...stop.windows.map(({ from }) => from)),
              to: Math.max(...stop.windows.map(({ to }) => to)),
            },
          ],
  })),
  vehicles: input.vehicles.map((vehicle) => {
    const seconds = breakSecondsOf(vehicle)
    const [latest, fixedCost] = [vehicle.latest - seconds, vehicle.fixedCost + input.weights.perSecond * seconds]
    return { ...vehicle, latest, fixedCost, breaks: [] }
  }),
})

/** The breaks that fall into the hours of a vehicle. */
const breakSecondsOf = ({ breaks, earliest, latest }: Vehicle): number =>
  breaks.reduce((sum, { from, to, length }: Break) => {
    const isInHours = from + length > earliest && to - length < latest
    return isInHours ? sum + length : sum
  }, 0)
