/** Knows a plan: the routes and stops of a project, and every change that keeps the two in step. */
export { emptyPlan, type Plan } from './plan'
export { routeAt, stopOf, visitedBy, type Visited } from './find'
export { moveStop, resequenceStop, type MoveRefused, type MoveStop } from './move-stop'
export { addStop, removeStop, unplanStop, type ChangeRefused } from './change-stops'
export { placementIn, unplanned } from './placement'
export { visitTo } from './visit-to'
