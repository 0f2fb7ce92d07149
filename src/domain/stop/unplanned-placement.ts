import { NO_NUMBER, type Placement, type StopFacts } from './stop'

/** §4: where a stop stands that no route visits: nowhere, but on the day that was asked for. */
export const unplannedPlacementOf = (requestedDay: StopFacts['requestedDay']): Placement => ({
  isPlanned: false,
  stopNumber: NO_NUMBER,
  routeNumber: undefined,
  routeName: undefined,
  routeDay: requestedDay,
  externalRouteId: undefined,
  color: undefined,
})
