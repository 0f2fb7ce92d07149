import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isValidCoordinates, type Coordinates } from '../address'
import type { RouteDay } from '../calendar'
import { driverDefaults, type Driver } from '../driver'
import type { Route } from '../route'
import { defaultDemand, isStartOrEnd, serviceSecondsOf, stopDayOf, stopTypes, type Stop, type StopId } from '../stop'
import { HORIZON_SECONDS, parseTimeOnDate } from './clock-time'
import { driverOrCarrierFromDriver, vehicleIdOf, type DriverOrCarrier, type VehicleDay } from './driver-or-carrier'
import { MAX_AMOUNT } from './route-problem'
import type { Limits } from './route-rules'
import type { ProblemStop, RouteProblem, Vehicle, Window } from './route-problem'
import type { ProblemOptions } from './search-options'
import { visitDaysOf } from './planning-days'

/** The drivers and carriers, the days and the headquarters, from which a problem is made. */
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
  readonly vehicleDays: ReadonlyArray<VehicleDay>
  readonly notInProblem: ReadonlyArray<NotInProblem>
}

export type ProblemRefusal =
  | VehiclesRefusal
  | { readonly kind: 'no stops'; readonly notInProblem: ReadonlyArray<NotInProblem> }

/** The problem of a project: each stop may be visited on its own days, or on any day where it has none. */
export const problemOf = (
  plan: { readonly stops: Iterable<Stop> },
  scope: ProblemScope,
): E.Either<ProblemRefusal, BuiltProblem> =>
  pipe(
    vehiclesOf(scope.driversAndCarriers, scope.days, scope.headquarters),
    E.flatMap((vehicles): E.Either<ProblemRefusal, BuiltProblem> => {
      const { stops, notInProblem } = findUsableStops(plan.stops, scope)
      if (stops.length === 0) return E.left({ kind: 'no stops', notInProblem })
      return E.right({
        problem: { stops, vehicles, options: scope.options },
        vehicleDays: vehicleDaysOf(scope),
        notInProblem,
      })
    }),
  )

const vehicleDaysOf = ({ driversAndCarriers, days }: ProblemScope): ReadonlyArray<VehicleDay> =>
  driversAndCarriers.flatMap((driverOrCarrier) =>
    [...new Set(days)].map((day): VehicleDay => ({
      vehicle: vehicleIdOf(driverOrCarrier.id, day),
      driverOrCarrierId: driverOrCarrier.id,
      day,
    })),
  )

type UsableStops = { readonly stops: ReadonlyArray<ProblemStop>; readonly notInProblem: ReadonlyArray<NotInProblem> }

/** The stops that can be planned, and why the others cannot. */
const findUsableStops = (candidates: Iterable<Stop>, { driversAndCarriers, days }: ProblemScope): UsableStops => {
  const vehiclesOn = new Map(
    days.map((day) => [day, driversAndCarriers.map((driverOrCarrier) => vehicleIdOf(driverOrCarrier.id, day))]),
  )
  const seenIds = new Set<StopId>()
  const stops: ProblemStop[] = []
  const notInProblem: NotInProblem[] = []
  for (const stop of candidates) {
    if (isStartOrEnd(stop.facts.type)) continue
    const allowedVehicles = visitDaysOf(stop)?.flatMap((day) => vehiclesOn.get(day) ?? [])
    const problemStop = problemStopOf(stop)
    if (seenIds.has(stop.facts.id)) notInProblem.push({ stop: stop.facts.id, reason: 'is in the list twice' })
    else if (allowedVehicles?.length === 0) notInProblem.push({ stop: stop.facts.id, reason: 'is for another day' })
    else if (E.isLeft(problemStop)) notInProblem.push({ stop: stop.facts.id, reason: problemStop.left })
    else stops.push({ ...problemStop.right, allowedVehicles })
    seenIds.add(stop.facts.id)
  }
  return { stops, notInProblem }
}

/** Why a stop cannot be part of a problem; shown to users after its name. */
type UnusableReason =
  | 'has no coordinates'
  | 'has a time slot that cannot be read'
  | 'has a time slot that ends before it starts'
  | 'has a demand that cannot be used'

/** A stop of a project as a solver needs it, free to go on any vehicle. */
export const problemStopOf = (stop: Stop): E.Either<UnusableReason, ProblemStop> => {
  const { coordinates } = stop.facts
  if (coordinates === undefined || !isValidCoordinates(coordinates)) return E.left('has no coordinates')
  const windows = windowsOf(stop)
  if (E.isLeft(windows)) return windows
  if (!stop.facts.demand.every((amount) => amount >= 0 && amount <= MAX_AMOUNT))
    return E.left('has a demand that cannot be used')
  return E.right({
    id: stop.facts.id,
    coordinates,
    type: stopTypes.find((type) => type === stop.facts.type) ?? 'Delivery',
    demand: stop.facts.demand.length === 0 ? defaultDemand : stop.facts.demand,
    service: Math.max(0, Math.round(serviceSecondsOf(stop.facts))),
    windows: windows.right,
    priority: stop.facts.priority,
    allowedVehicles: undefined,
    fixedPosition: undefined,
  })
}

/** A time slot that names only one end is open at the other. */
const windowsOf = (stop: Stop): E.Either<UnusableReason, ReadonlyArray<Window>> => {
  const { timeSlotEarliest: earliest, timeSlotLatest: latest } = stop.facts
  if (earliest === undefined && latest === undefined) return E.right([])
  const day = stopDayOf(stop)
  const opens = earliest === undefined ? 0 : parseTimeOnDate(day, earliest)
  const closes = latest === undefined ? HORIZON_SECONDS : parseTimeOnDate(day, latest)
  if (opens === undefined || closes === undefined) return E.left('has a time slot that cannot be read')
  const [from, to] = [Math.max(opens, 0), Math.min(closes, HORIZON_SECONDS)]
  return from > to ? E.left('has a time slot that ends before it starts') : E.right([{ from, to }])
}

type VehiclesRefusal =
  | { readonly kind: 'no drivers or carriers' }
  | { readonly kind: 'no days' }
  | { readonly kind: 'driver or carrier twice'; readonly driverOrCarrierId: string }
  | UnusableDriverOrCarrier

/** One vehicle for each driver or carrier on each day, from headquarters and back. */
const vehiclesOf = (
  driversAndCarriers: ReadonlyArray<DriverOrCarrier>,
  days: ReadonlyArray<RouteDay>,
  headquarters: Coordinates,
): E.Either<VehiclesRefusal, ReadonlyArray<Vehicle>> => {
  if (driversAndCarriers.length === 0) return E.left({ kind: 'no drivers or carriers' })
  if (days.length === 0) return E.left({ kind: 'no days' })
  const seenIds = new Set<string>()
  const vehicles: Vehicle[] = []
  for (const driverOrCarrier of driversAndCarriers) {
    if (seenIds.has(driverOrCarrier.id))
      return E.left({ kind: 'driver or carrier twice', driverOrCarrierId: driverOrCarrier.id })
    seenIds.add(driverOrCarrier.id)
    const limits = limitsOf(driverOrCarrier)
    if (E.isLeft(limits)) return limits
    const { trips = driverDefaults.trips, loadingMinutes = driverDefaults.loadingMinutes } = driverOrCarrier
    const severalTrips = trips > 1 ? { trips, loading: loadingMinutes * 60 } : {}
    for (const day of new Set(days))
      vehicles.push({
        id: vehicleIdOf(driverOrCarrier.id, day),
        name: driverOrCarrier.name.trim() || driverOrCarrier.id,
        day,
        start: headquarters,
        end: headquarters,
        ...limits.right,
        breaks: [],
        ...severalTrips,
      })
  }
  return E.right(vehicles)
}

type UnusableDriverOrCarrier = {
  readonly kind: 'driver or carrier unusable'
  readonly driverOrCarrierId: string
  readonly field: 'hours' | 'capacity'
  readonly reason: string
}

const limitsOf = (driverOrCarrier: DriverOrCarrier): E.Either<UnusableDriverOrCarrier, Limits> => {
  const unusable = (
    field: UnusableDriverOrCarrier['field'],
    reason: string,
  ): E.Either<UnusableDriverOrCarrier, never> =>
    E.left({ kind: 'driver or carrier unusable', driverOrCarrierId: driverOrCarrier.id, field, reason })
  const earliest = parseTimeOnDate(undefined, driverOrCarrier.earliest ?? '')
  const latest = parseTimeOnDate(undefined, driverOrCarrier.latest ?? '')
  if (earliest === undefined || latest === undefined) return unusable('hours', 'has no begin or end time')
  if (latest <= earliest)
    return unusable('hours', `ends at ${driverOrCarrier.latest}, not after it begins at ${driverOrCarrier.earliest}`)
  const { capacity = 0 } = driverOrCarrier
  return Number.isInteger(capacity) && capacity >= 1 && capacity <= MAX_AMOUNT
    ? E.right({ earliest, latest, capacity: [capacity] })
    : unusable('capacity', 'has no room for a load')
}

/** The limits of a route's driver; undefined where it has no driver, or one without usable hours or capacity. */
export const driverLimitsOf = (route: Pick<Route, 'driverId'>, drivers: ReadonlyArray<Driver>): Limits | undefined => {
  const driver = drivers.find(({ id }) => id === route.driverId)
  if (driver === undefined) return undefined
  const limits = limitsOf(driverOrCarrierFromDriver(driver))
  return E.isRight(limits) ? { ...limits.right, trips: driver.trips ?? driverDefaults.trips } : undefined
}
