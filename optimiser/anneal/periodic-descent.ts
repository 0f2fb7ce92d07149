import {
  descend,
  loadRouteLists,
  toRouteLists,
  createPenalisedRoutes,
  vehiclesToUse,
  type PenalisedRoutes,
} from '../descent'
import type { Instance } from '../instance'
import type { BudgetTracker } from '../budget'
import type { Search } from '../search'
import { adoptRouteLists, routeListsOf } from './adopt-routes'

/**
 * The shares of the budget at which the descent runs: a late run finds less,
 * but annealing does not undo what the last one finds.
 */
const BUDGET_SHARES = [0.3, 0.6, 0.8, 0.9, 0.97]
/**
 * With fewer stops, the genetic search runs or annealing has enough time;
 * with more, penalised routes take too much memory.
 */
const MIN_STOPS = 300
const MAX_STOPS = 6500
/** MAX_STOPS where time has a cost, which takes a second matrix. */
const MAX_STOPS_WITH_TIME = 4000
/** The penalty for each second too late and each unit too much. It is so high that no move accepts any of either. */
const PROHIBITIVE_PENALTY = 1e9
/** How many idle vehicles the penalised routes have beyond those in use. */
const EXTRA_VEHICLES = 20

export const canDescend = ({ isSingleLabel, costsOnlyMetres, stopCount, reloadCount }: Instance): boolean =>
  isSingleLabel &&
  reloadCount === 0 &&
  stopCount > MIN_STOPS &&
  stopCount <= (costsOnlyMetres ? MAX_STOPS : MAX_STOPS_WITH_TIME)

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
  const { instance, accepted, relatedStops, isStopped } = search
  const penalisedRoutes = createPenalisedRoutes(
    instance,
    relatedStops,
    vehiclesToUse(instance, [accepted], EXTRA_VEHICLES),
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
  const lists = routeListsOf(search.accepted, penalisedRoutes.vehicles)
  const plannedCount = search.instance.stopCount - search.accepted.unplanned.count
  if (search.isStopped() || lists.order.length < plannedCount) return from
  loadRouteLists(penalisedRoutes, lists)
  const progress = { moves: descend(penalisedRoutes, search.random), isDone: false }
  let share = from
  while (share < 1 && !progress.isDone) {
    share = budgetTracker.runSteps(() => {
      progress.isDone ||= progress.moves.next().done === true
    })
    reportShare(share)
  }
  adoptRouteLists(search, toRouteLists(penalisedRoutes), penalisedRoutes.vehicles)
  return share
}
