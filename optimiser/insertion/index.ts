/** Responsible for inserting stops into routes at the cheapest feasible positions. */
export { sortWaiting, drawInsertionMode } from './prepare-insertion'
export { insertWaiting, insertWaitingAtAnyCost, retryUnplanned } from './insert-waiting'
export { fitsCapacity, hasCapacity, hasCapacityAfter, giveRoutesToCheaperVehicles } from './capacity'
export { addTrip, changeTrips, joinTrips, pickReload } from './trips'
export { restoreFixedStops } from './restore-fixed-stops'
export { replaceRemovedRoute, sendForProposedRoute, sendIdleVehicle } from './send-idle-vehicle'
export { costAlone, leastCostAlone } from './insertion'
