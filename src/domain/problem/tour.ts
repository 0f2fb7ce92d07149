import type { Coordinates } from '../address'
import type { StopId } from '../stop'
import type { ProposedRoute, ProposedVisit } from './proposed-plan'
import type { ProblemStop, Seconds, Vehicle } from './route-problem'

/** A proposed route with the vehicle and the stops that it names. */
export type Tour = { readonly vehicle: Vehicle; readonly route: ProposedRoute; readonly calls: ReadonlyArray<Call> }

export type Call = { readonly stop: ProblemStop; readonly visit: ProposedVisit }

/** Undefined where the route names a vehicle or a stop that is not in the problem. */
export const tourOf = (
  route: ProposedRoute,
  vehicleOf: ReadonlyMap<string, Vehicle>,
  stopOf: ReadonlyMap<string, ProblemStop>,
): Tour | undefined => {
  const vehicle = vehicleOf.get(route.vehicle)
  const calls = route.visits.flatMap((visit): ReadonlyArray<Call> => {
    const stop = stopOf.get(visit.stop)
    return stop === undefined ? [] : [{ stop, visit }]
  })
  return vehicle === undefined || calls.length < route.visits.length ? undefined : { vehicle, route, calls }
}

/** From leaving one place to arriving at the next; `to` undefined is the way home. */
export type Drive = {
  readonly from: Coordinates
  readonly at: Coordinates
  readonly to: StopId | undefined
  readonly leaves: Seconds
  readonly arrives: Seconds
}

export const drivesOf = ({ vehicle, route, calls }: Tour): ReadonlyArray<Drive> => {
  const drives: Drive[] = []
  let from = vehicle.start
  let leaves = route.leaves
  for (const { stop, visit } of calls) {
    drives.push({ from, at: stop.at, to: stop.id, leaves, arrives: visit.arrival })
    from = stop.at
    leaves = visit.departure
  }
  return [...drives, { from, at: vehicle.end, to: undefined, leaves, arrives: route.returns }]
}
