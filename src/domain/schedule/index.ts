/** Responsible for the times of a route and its figures, also with stops that it does not visit yet. */
export { workingTimesFrom, type WorkingTimesOf, type WorkingTimes } from './schedule-input'
export { segmentsOf, type RouteSegment } from './route-segments'
export { scheduleRoute } from './schedule-route'
export {
  addFigures,
  compareFigures,
  figuresOfRoute,
  zeroFigures,
  subtractFigures,
  type CapacityOf,
  type RouteFigures,
} from './route-figures'
export {
  figuresWithVisits,
  haveSameStops,
  timedReload,
  timedRouteOf,
  toTimedStopOn,
  type ScheduleContext,
  type TimedRouteCache,
} from './timed-route-of'
export {
  bestInsertion,
  bestOf,
  insertionsOf,
  insertTimedStop,
  removeTimedStop,
  type Insertion,
} from './insertion-figures'
export { figuresOfTimedRoute, withStopAt, type TimedRoute, type TimedStop } from './timed-route'
export { arrivalChangesOf, type ArrivalChanges } from './arrival-changes'
