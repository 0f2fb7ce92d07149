/** Responsible for routes: their activities, order, numbers and totals. */
export { withVisitTimes, type Activity, type ActivityAddress } from './activity'
export {
  addLegs,
  estimateSource,
  noLegs,
  roadSources,
  legsAtMost,
  MAX_METRES_FROM_ROAD,
  isOffRoads,
  offRoadsLabel,
  roadsLabel,
  figureSourceOfLegs,
  type LegCounts,
  type FigureSource,
  type RoadSource,
} from './figure-source'
export {
  activitiesOf,
  placesOfRoute,
  routeNameOf,
  routeNumberOf,
  freeIndexGenerator,
  MAX_ROUTE_INDEX,
  sortRoutesByIndex,
  type Route,
} from './route'
export {
  positionForNumber,
  renumberVisits,
  NUMBER_STEP,
  stopNumberAt,
  visitOf,
  removeVisit,
  insertVisit,
  resequence,
} from './visit-order'
export { colourForIndex, markerColourOf, greyColour, routeColourOf, routeColours, type RouteColour } from './colours'
export {
  dateOfRoute,
  hasTimes,
  routeTimesOf,
  routeSecondsOf,
  shownSecondsBetween,
  shownSecondsOf,
  secondsIntoRouteDay,
  secondsIntoDay,
  type RouteTimes,
  type SecondsIntoRouteDay,
} from './route-times'
export { navigationLinks, type NavigationLink } from './navigation-links'
export { peakLoad, peakLoadWith, roundAmount, type LoadChange, type StopLoad } from './load'
export {
  freeReloadId,
  isReload,
  loadChangesOf,
  newReload,
  reindexReload,
  routeReloadId,
  routeReloadNumber,
  routeIndexOfReload,
  stopVisitsOf,
} from './route-reload'
export {
  countedLateness,
  slackKindOf,
  slackMinutesOf,
  slotTimingOf,
  type SlackKind,
  type SlotTiming,
} from './slot-timing'
export { missedSlots, type MissedSlot } from './missed-slots'
export { totalsOf, type MissedVisit, type RouteTotals } from './totals'
