import { acceptAll, type Search } from '../search'
import {
  addTrip,
  insertWaiting,
  insertWaitingAtAnyCost,
  joinTrips,
  leastCostAlone,
  sendForProposedRoute,
} from '../insertion'
import { NO_VEHICLE, stopBag, stopListsOf, vehicleSet } from '../routes'
import { assignRoutes, clearRoutes } from './assign-routes'
import { savingsRoutes } from './savings-routes'

/**
 * Accepts the first plan: today's routes, or some made quickly; all other stops are inserted where they cost least. The
 * search goes on from this plan with the stops that do not pay alone.
 */
export const buildInitialPlan = (
  search: Search,
  currentRoutes: ReadonlyArray<ReadonlyArray<number>> | undefined,
): void => {
  const { instance, isStopped } = search
  if (currentRoutes === undefined && instance.ignoresTimeOfDay) planBySavings(search)
  else planWith(search, currentRoutes ?? [])
  if (instance.hasWindows) while (!isStopped() && sendForProposedRoute(search, 0));
  if (instance.reloadCount > 0) insertOnFurtherTrips(search)
  acceptAll(search)
  if (instance.hasWindows) planStopsThatDoNotPayAlone(search)
}

/**
 * Plans the stops that cost less to leave out than to visit alone. Which of them pay together is found sooner from too many
 * routes than from too few: routes that do not pay are dropped, but seldom is one made.
 */
const planStopsThatDoNotPayAlone = (search: Search): void => {
  const {
    instance: { unplannedCost },
    routes: { unplanned },
    waiting,
  } = search
  for (let index = unplanned.count - 1; index >= 0; index -= 1) {
    const stop = unplanned.stops[index] ?? 0
    if ((unplannedCost[stop] ?? 0) < leastCostAlone(search, stop))
      stopBag.add(waiting, stopBag.removeAt(unplanned, index))
  }
  if (waiting.count === 0) return
  insertWaitingAtAnyCost(search)
  acceptAll(search)
}

/** Where vehicles differ, savings may use too many of them, so that the plan without savings is made, too. */
const planBySavings = (search: Search): void => {
  const { instance, routes } = search
  if (instance.areVehiclesIdentical) return planWith(search, savingsRoutes(search))
  planWith(search, [])
  const [costWithout, routesWithout] = [costOf(search), stopListsOf(routes)]
  clearRoutes(search)
  planWith(search, savingsRoutes(search))
  if (costOf(search) <= costWithout) return
  clearRoutes(search)
  planWith(search, routesWithout)
}

const planWith = (search: Search, stopsOfVehicles: ReadonlyArray<ReadonlyArray<number>>): void => {
  const { instance, routes, waiting, isStopped } = search
  assignRoutes(instance, routes, stopsOfVehicles, isStopped)
  routes.unplanned.count = 0
  for (let stop = 0; stop < instance.stopCount; stop += 1)
    if (routes.vehicleOf[stop] === NO_VEHICLE) stopBag.add(waiting, stop)
  insertWaiting(search)
}

const costOf = ({ instance, routes }: Search): number => {
  const costOfRoutes = routes.cost.reduce((sum, cost) => sum + cost, 0)
  const { stops, count } = routes.unplanned
  return stops.subarray(0, count).reduce((sum, stop) => sum + (instance.unplannedCost[stop] ?? 0), costOfRoutes)
}

/** Gives each vehicle one trip more at a time, as long as stops are left that fit on these. */
const insertOnFurtherTrips = (search: Search): void => {
  const { instance, routes, waiting, isStopped } = search
  for (let leftBefore = Infinity; routes.unplanned.count > 0 && routes.unplanned.count < leftBefore && !isStopped();) {
    leftBefore = routes.unplanned.count
    let hasAdded = false
    for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) hasAdded = addTrip(search, vehicle) || hasAdded
    if (!hasAdded) return
    while (routes.unplanned.count > 0) stopBag.add(waiting, stopBag.removeAt(routes.unplanned, 0))
    insertWaiting(search)
  }
  for (let vehicle = 0; vehicle < instance.vehicleCount; vehicle += 1) vehicleSet.add(search.changedVehicles, vehicle)
  joinTrips(search)
}
