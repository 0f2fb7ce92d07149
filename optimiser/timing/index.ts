/** Responsible for the times of a route: when it begins, waits, serves, pauses and returns. */
export { bestTimes } from './best-times'
export { durationOf, type LinkedLabel } from './linked-label'
export { breakSecondsBetween } from './break-options'
export { routeTimes } from './route-times'
export {
  durationByLabels,
  durationByLabelsWithStop,
  invalidateLabels,
  createRouteLabels,
  type RouteLabels,
} from './route-labels'
