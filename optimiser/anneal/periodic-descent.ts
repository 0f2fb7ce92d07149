import {
  descend,
  loadRouteLists,
  toRouteLists,
  createPenalisedRoutes,
  type PenalisedRoutes,
  type RouteLists,
} from '../descent'
import type { Instance } from '../instance'
import type { BudgetTracker } from '../budget'
import type { Search } from '../search'
import { recomputeRoute, type PlanSnapshot } from '../routes'
import { acceptAll } from './anneal-step'

/**
 * The shares of the budget at which the descent runs: a late run finds less,
 * but annealing does not undo what the last one finds.
 */
const BUDGET_SHARES = [0.3, 0.6, 0.8, 0.9, 0.97]
/**
 * With fewer stops, the genetic search runs or annealing has enough time;
 * with more, penalised routes take too much memory.
 */
const MIN_STOPS = 600
const MAX_STOPS = 6500
/** The penalty for each second too late and each unit too much. It is so high that no move accepts any of either. */
const PROHIBITIVE_PENALTY = 1e9
/** How many idle vehicles the penalised routes have beyond those in use. */
const EXTRA_VEHICLES = 20

export const canDescend = ({ isPlain, hasWindows, stopCount }: Instance): boolean =>
  isPlain && !hasWindows && stopCount > MIN_STOPS && stopCount <= MAX_STOPS

export type PeriodicDescent = {
  /** whether one of the shares in BUDGET_SHARES was reached since the last run */
  readonly isDue: (share: number) => boolean
  /** returns the share of the budget used by then */
  readonly run: (share: number) => number
}

/**
 * Improves the routes by local search a few times: removing strings of stops seldom leads two routes to swap tails,
 * or a route to reverse.
 */
export const createPeriodicDescent = (
  search: Search,
  budgetTracker: BudgetTracker,
  reportShare: (share: number) => void,
): PeriodicDescent => {
  let remainingShares: ReadonlyArray<number> = BUDGET_SHARES
  let penalisedRoutes: PenalisedRoutes | undefined
  return {
    isDue: (share) => share < 1 && share >= (remainingShares[0] ?? 1),
    run: (share) => {
      remainingShares = remainingShares.filter((dueShare) => dueShare > share)
      penalisedRoutes ??= penalisedRoutesFor(search)
      return runDescent(search, penalisedRoutes, budgetTracker, reportShare, share)
    },
  }
}

const penalisedRoutesFor = (search: Search): PenalisedRoutes => {
  const { instance, routes, relatedStops, isStopped } = search
  const penalisedRoutes = createPenalisedRoutes(
    instance,
    relatedStops,
    Math.min(instance.vehicleCount, routes.usedCount + EXTRA_VEHICLES),
    isStopped,
  )
  penalisedRoutes.loadPenalty = PROHIBITIVE_PENALTY
  penalisedRoutes.latePenalty = PROHIBITIVE_PENALTY
  return penalisedRoutes
}

const runDescent = (
  search: Search,
  penalisedRoutes: PenalisedRoutes,
  budgetTracker: BudgetTracker,
  reportShare: (share: number) => void,
  from: number,
): number => {
  if (
    search.isStopped() ||
    search.accepted.unplanned.count > 0 ||
    search.routes.usedCount > penalisedRoutes.vehicleCount
  )
    return from
  loadRouteLists(penalisedRoutes, routeListsOf(search.accepted))
  const progress = { moves: descend(penalisedRoutes, search.random), isDone: false }
  let share = from
  while (share < 1 && !progress.isDone) {
    share = budgetTracker.runSteps(() => {
      progress.isDone ||= progress.moves.next().done === true
    })
    reportShare(share)
  }
  adoptRouteLists(search, toRouteLists(penalisedRoutes))
  return share
}

/** The routes of a plan without unplanned stops; idle vehicles are omitted. */
export const routeListsOf = ({ order, maxRouteNodes, visitCount }: PlanSnapshot): RouteLists => {
  const allStops: number[] = []
  const firstIndex = [0]
  visitCount.forEach((count, vehicle) => {
    for (let position = 1; position <= count; position += 1)
      allStops.push(order[vehicle * maxRouteNodes + position] ?? 0)
    if (count > 0) firstIndex.push(allStops.length)
  })
  return { order: Int32Array.from(allStops), firstIndex: Int32Array.from(firstIndex), origin: undefined }
}

/** Makes these routes the current plan of the search. */
export const adoptRouteLists = (search: Search, { order, firstIndex }: RouteLists): void => {
  const { instance, routes } = search
  routes.unplanned.count = 0
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) {
    const [from, until] = [firstIndex[vehicle] ?? order.length, firstIndex[vehicle + 1] ?? order.length]
    for (let index = from; index < until; index += 1)
      routes.order[vehicle * routes.maxRouteNodes + 1 + index - from] = order[index] ?? 0
    routes.visitCount[vehicle] = until - from
  }
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) recomputeRoute(instance, routes, vehicle)
  acceptAll(search)
}
