import type { BudgetTracker } from '../budget'
import { acceptAll, type Search } from '../search'
import { canDescend, createPeriodicDescent } from './periodic-descent'
import { annealStep } from './anneal-step'
import { canLink, linkAll, annealLinkedStep, createLinks, writeAccepted, writeAllRoutes } from '../links'
import type { Instance } from '../instance'
import type { PlanSnapshot } from '../routes'
import { vehicleDifferenceOf } from './vehicle-difference'

/** A part of the budget: where it begins and ends, as shares of the whole. It also ends after this many steps. */
export type BudgetPart = { readonly from: number; readonly until: number; readonly steps: number }

export const WHOLE_BUDGET: BudgetPart = { from: 0, until: 1, steps: Infinity }

/**
 * Simulated annealing until a part of the budget is used up. Returns
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
  const { first, last } = temperaturesFor(search, meanNeighbourCosts(search))
  const isToTheEnd = until === 1 && budgetPart.steps === Infinity
  const steps = createStepRunner(search, isToTheEnd)
  const periodicDescent =
    isToTheEnd && canDescend(search.instance) ? createPeriodicDescent(search, budgetTracker, reportShare) : undefined
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

/** Runs annealing steps on `Routes`, or faster on links. */
type StepRunner = {
  readonly run: (margin: number) => void
  /** writes the links into `Routes`, where the steps ran on links */
  readonly pause: () => void
  /** reads `Routes` into the links again */
  readonly resume: () => void
}

/** With `mayAbort`, a step on links ends as soon as it costs too much. */
const createStepRunner = (search: Search, mayAbort: boolean): StepRunner => {
  if (!canLink(search)) return { run: (margin) => annealStep(search, margin), pause: () => {}, resume: () => {} }
  const links = createLinks(search)
  const acceptFromLinks = (): void => {
    search.writeAccepted = () => writeAccepted(search, links)
  }
  acceptFromLinks()
  return {
    run: (margin) => annealLinkedStep(search, links, margin, mayAbort),
    pause: () => {
      writeAllRoutes(search, links)
      search.writeAccepted = () => {}
    },
    resume: () => {
      linkAll(search, links)
      acceptFromLinks()
    },
  }
}

/** The temperatures at which annealing begins and ends. */
type Temperatures = { readonly first: number; readonly last: number }

/**
 * The first temperature, in mean distances between stops that lie close together, and what it is divided by in the end.
 */
const FIRST_FACTOR = 1

const COOLING_FACTOR = 100

/**
 * Problems with windows in which durations cost nothing, and more stops than this cool less, since routes
 * that still cross at low temperature would keep crossing.
 */
const MANY_WITH_WINDOWS = 600

const COOLING_FACTOR_WITH_WINDOWS = 30

/**
 * With windows, or with more stops to a route than this, routes cross each other more, and separating them takes a
 * higher temperature: it grows in proportion to the stops per route, up to a limit.
 */
const STOPS_PER_ROUTE = 8

const MAX_FACTOR = 3

/**
 * The same without windows and with more stops than this have no time for
 * small gains: their temperature stays high to the end.
 */
const VERY_MANY = 2000

const MAX_FACTOR_VERY_MANY = 4

const LAST_FACTOR_VERY_MANY = 0.1

/**
 * Where the vehicles in use differ, a gain takes a change of whole routes, and so a higher temperature. The more of the
 * cost of a leg is that of its time, the more this holds for alike vehicles, too.
 */
const MIXED_FACTOR = 3

const mixedFactorOf = (
  { vehicleKind, someVehiclesDifferOnlyInSize, isSingleLabel }: Instance,
  { visitCount }: PlanSnapshot,
  timeShare: number,
): number =>
  someVehiclesDifferOnlyInSize || !isSingleLabel
    ? MIXED_FACTOR
    : 1 + (MIXED_FACTOR - 1) * Math.max(timeShare, vehicleDifferenceOf(visitCount, vehicleKind))

const temperaturesFor = (
  { instance, accepted }: Search,
  { cost: meanCost, timeShare }: NeighbourCosts,
): Temperatures => {
  const routeCount = accepted.visitCount.reduce((sum, count) => (count > 0 ? sum + 1 : sum), 0)
  const stopsPerRoute = (instance.stopCount - accepted.unplanned.count) / Math.max(1, routeCount)
  const mixedFactor = mixedFactorOf(instance, accepted, timeShare)
  const isVeryMany = instance.ignoresDurations && !instance.hasWindows && instance.stopCount > VERY_MANY
  const coolingFactor =
    instance.ignoresDurations && instance.hasWindows && instance.stopCount > MANY_WITH_WINDOWS
      ? COOLING_FACTOR_WITH_WINDOWS
      : COOLING_FACTOR
  const maxFactor = isVeryMany ? MAX_FACTOR_VERY_MANY : instance.hasWindows ? MAX_FACTOR : FIRST_FACTOR
  const first = meanCost * mixedFactor * Math.min(maxFactor, Math.max(FIRST_FACTOR, stopsPerRoute / STOPS_PER_ROUTE))
  return { first, last: isVeryMany ? meanCost * LAST_FACTOR_VERY_MANY : first / coolingFactor }
}

/** How many of the nearest stops of each stop the mean cost counts. */
const NEAREST_COUNT = 10

/** The mean cost of a leg between stops that lie close together, and how much of that is the cost of its time. */
type NeighbourCosts = { readonly cost: number; readonly timeShare: number }

const meanNeighbourCosts = ({ instance, nearest: { perStop, list } }: Search): NeighbourCosts => {
  const { stopCount, matrixRow, matrixSize, metres, seconds, weights, isReload }: Instance = instance
  let [metresCost, timeCost, count] = [0, 0, 0]
  for (let stop = 0; stop < stopCount; stop += 1) {
    if (isReload[stop] === 1) continue
    for (let rank = 1; rank <= Math.min(NEAREST_COUNT, perStop - 1); rank += 1) {
      const matrixIndex = (matrixRow[stop] ?? 0) * matrixSize + (matrixRow[list[stop * perStop + rank] ?? 0] ?? 0)
      metresCost += weights.perMetre * (metres[matrixIndex] ?? 0)
      timeCost += weights.perSecond * (seconds[matrixIndex] ?? 0)
      count += 1
    }
  }
  const sum = metresCost + timeCost
  return sum === 0 ? { cost: 1, timeShare: 1 } : { cost: sum / count, timeShare: timeCost / sum }
}
