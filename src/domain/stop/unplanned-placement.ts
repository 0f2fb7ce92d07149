import { NO_NUMBER, type Placement, type Stop, type StopFacts } from './stop'

/** §4: no route, and the requested day. */
export const unplannedPlacementOf = (requestedDay: StopFacts['requestedDay']): Placement => ({
  isPlanned: false,
  stopNumber: NO_NUMBER,
  routeNumber: undefined,
  routeName: undefined,
  routeDay: requestedDay,
  externalRouteId: undefined,
  color: undefined,
})

export const unplannedStop = (facts: StopFacts): Stop => ({
  facts,
  placement: unplannedPlacementOf(facts.requestedDay),
})
