import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Coordinates } from '../address'
import type { RouteDay } from '../calendar'
import { isStartOrEnd, type Stop, type StopId } from '../stop'
import { vehicleIdOf, type DriverOrCarrier, type Shift } from './driver-or-carrier'
import { problemStopOf, type UnusableReason } from './problem-stop-of'
import type { ProblemOptions, ProblemStop, RouteProblem } from './route-problem'
import { visitDaysOf } from './visit-days'
import { vehiclesOf, type FleetRefusal } from './vehicles-of'

/** The drivers and carriers, the days, and the depot of a problem. */
export type ProblemScope = {
  readonly driversAndCarriers: ReadonlyArray<DriverOrCarrier>
  readonly days: ReadonlyArray<RouteDay>
  readonly headquarters: Coordinates
  readonly options: ProblemOptions
}

/** A stop that is left out of the problem, and the reason. */
export type NotInProblem = {
  readonly stop: StopId
  readonly reason: UnusableReason | 'is for another day' | 'is in the list twice'
}

export type BuiltProblem = {
  readonly problem: RouteProblem
  /** the driver or carrier of each vehicle, since the solver's plan names only vehicles */
  readonly shifts: ReadonlyArray<Shift>
  readonly notInProblem: ReadonlyArray<NotInProblem>
}

export type ProblemRefusal =
  | FleetRefusal
  | { readonly kind: 'no stops'; readonly notInProblem: ReadonlyArray<NotInProblem> }

/** The problem of a project: each stop may be visited on its own days, or on any day where it has none. */
export const problemOf = (
  plan: { readonly stops: Iterable<Stop> },
  scope: ProblemScope,
): E.Either<ProblemRefusal, BuiltProblem> =>
  pipe(
    vehiclesOf(scope.driversAndCarriers, scope.days, scope.headquarters),
    E.flatMap((vehicles): E.Either<ProblemRefusal, BuiltProblem> => {
      const { stops, notInProblem } = sortStops(plan.stops, scope)
      if (stops.length === 0) return E.left({ kind: 'no stops', notInProblem })
      return E.right({
        problem: { stops, vehicles, options: scope.options },
        shifts: shiftsOf(scope),
        notInProblem,
      })
    }),
  )

const shiftsOf = ({ driversAndCarriers, days }: ProblemScope): ReadonlyArray<Shift> =>
  driversAndCarriers.flatMap((driverOrCarrier) =>
    [...new Set(days)].map((day): Shift => ({
      vehicle: vehicleIdOf(driverOrCarrier.id, day),
      driverOrCarrierId: driverOrCarrier.id,
      day,
    })),
  )

type SortedStops = { readonly stops: ReadonlyArray<ProblemStop>; readonly notInProblem: ReadonlyArray<NotInProblem> }

const sortStops = (candidates: Iterable<Stop>, { driversAndCarriers, days }: ProblemScope): SortedStops => {
  const vehiclesOn = new Map(
    days.map((day) => [day, driversAndCarriers.map((driverOrCarrier) => vehicleIdOf(driverOrCarrier.id, day))]),
  )
  const seenIds = new Set<StopId>()
  const stops: ProblemStop[] = []
  const notInProblem: NotInProblem[] = []
  for (const stop of candidates) {
    if (isStartOrEnd(stop.type)) continue
    const allowedVehicles = visitDaysOf(stop)?.flatMap((day) => vehiclesOn.get(day) ?? [])
    const problemStop = problemStopOf(stop)
    if (seenIds.has(stop.id)) notInProblem.push({ stop: stop.id, reason: 'is in the list twice' })
    else if (allowedVehicles?.length === 0) notInProblem.push({ stop: stop.id, reason: 'is for another day' })
    else if (E.isLeft(problemStop)) notInProblem.push({ stop: stop.id, reason: problemStop.left })
    else stops.push({ ...problemStop.right, allowedVehicles })
    seenIds.add(stop.id)
  }
  return { stops, notInProblem }
}
