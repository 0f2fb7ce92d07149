import type { Coordinates } from '../address'
import type { StopId } from '../stop'
import type { ProposedRoute, ProposedVisit } from './proposed-plan'
import type { ProblemStop, Seconds, Vehicle } from './route-problem'

/** A proposed route with the vehicle and the stops that it names. */
export type Tour = { readonly vehicle: Vehicle; readonly route: ProposedRoute; readonly stops: ReadonlyArray<TourStop> }

export type TourStop = { readonly stop: ProblemStop; readonly visit: ProposedVisit }

/** Undefined where the route names a vehicle or a stop that is not in the problem. */
export const tourOf = (
  route: ProposedRoute,
  vehicleOf: ReadonlyMap<string, Vehicle>,
  stopOf: ReadonlyMap<string, ProblemStop>,
): Tour | undefined => {
  const vehicle = vehicleOf.get(route.vehicle)
  const stops = route.visits.flatMap((visit): ReadonlyArray<TourStop> => {
    const stop = stopOf.get(visit.stop)
    return stop === undefined ? [] : [{ stop, visit }]
  })
  return vehicle === undefined || stops.length < route.visits.length ? undefined : { vehicle, route, stops }
}

/** From leaving one place to arriving at the next; `destinationStop` is undefined for the return. */
export type DrivenLeg = {
  readonly origin: Coordinates
  readonly destination: Coordinates
  readonly destinationStop: StopId | undefined
  readonly leaves: Seconds
  readonly arrives: Seconds
}

export const drivenLegsOf = ({ vehicle, route, stops }: Tour): ReadonlyArray<DrivenLeg> => {
  const legs: DrivenLeg[] = []
  let origin = vehicle.start
  let leaves = route.leaves
  for (const { stop, visit } of stops) {
    legs.push({ origin, destination: stop.coordinates, destinationStop: stop.id, leaves, arrives: visit.arrival })
    origin = stop.coordinates
    leaves = visit.departure
  }
  return [...legs, { origin, destination: vehicle.end, destinationStop: undefined, leaves, arrives: route.returns }]
}
