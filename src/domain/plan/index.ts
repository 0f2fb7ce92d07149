/** Responsible for the plan of a project: its routes and stops, and every edit that keeps the two consistent. */
export { emptyPlan, type Plan, type PlanDocuments, type ProjectDocument, type SavedPlan } from './plan'
export { routeAt, stopOf, findVisit, listIndexOfRoute, type RouteVisit } from './find-visit'
export { assignDriver, routesOfDriver, simultaneousRoutesOf } from './routes-of-driver'
export { moveStop, resequenceStop, type MoveStopRefusal, type VisitMove } from './move-stop'
export { addStop, removeStop, replaceStopFacts, type StopRefusal } from './change-stops'
export { placementOf } from './placement'
export { equalsNewVisit, newVisitTo, visitAfterEdit, newDepotActivity, reindexDepotActivity } from './new-visit'
export {
  carrierDayOf,
  dayOfNewRoute,
  newRoute,
  ownerFromCarrier,
  type Carrier,
  type DriversAndCarriers,
  type RouteOwner,
  emptyRoute,
} from './carrier'
export { moveToCarrier, type CarrierMove } from './move-to-carrier'
export { updateStop, type UpdateContext, type UpdateRefusal } from './update-stop'
export { groupRoutesByDay, type DayGroup } from './day-groups'
export { partOfPlan, wholePlan, type PlanPart } from './part-of-plan'
export { assemblePlan } from './assemble-plan'
export { routeAsText } from './route-as-text'
export { planFromDocuments } from './plan-from-documents'
export { reuseUnchanged } from './reuse-unchanged'
export {
  applyRouteReplacements,
  removeEmptyRoute,
  type RouteReplacement,
  type RouteRemovalRefusal,
} from './apply-route-replacements'
