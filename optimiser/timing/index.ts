export { bestTimes } from './best-times'
export { durationOf, type Label } from './label'
export { breakSecondsBetween } from './break-runs'
export { routeTimes } from './route-times'
export {
  durationByLabels,
  durationByLabelsWith,
  invalidateLabels,
  emptyRouteLabels,
  type RouteLabels,
} from './route-labels'
