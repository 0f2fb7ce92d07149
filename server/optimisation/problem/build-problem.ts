import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { invalidRefusal, type Refusal } from '../../../contract'
import type { OptimiseRequest } from '../../../contract/optimisation'
import type { Coordinates } from '../../../src/domain/address'
import type { CalendarDate } from '../../../src/domain/calendar'
import type { Plan } from '../../../src/domain/plan'
import {
  planningDaysOf,
  MAX_VEHICLES,
  problemOf,
  type BuiltProblem,
  type Travel,
  type VehicleId,
  type NotInProblem,
  type ProblemRefusal,
  type RouteProblem,
} from '../../../src/domain/problem'
import { sortRoutesByIndex, type Route } from '../../../src/domain/route'
import { formatNumber } from '../../../src/domain/text'
import { isDrivable, timeSlotRulesFor } from '../../solver'
import { distinctPlaces } from '../../travel'
import { excludeKeptRoutes, lockedStopIds } from './exclude-kept-routes'
import { splitRoutes, allowedVehicleCheck } from './split-routes'
import { presentRoutes, vehiclesOfRoute } from './present-tours'
import { chooseRouteDrivers, type Fleet, type RouteDriver } from './choose-route-drivers'

/** What a problem is made from: the plan of a project, and all drivers and carriers, at one moment. */
export type ProblemSource = Fleet & {
  readonly plan: Plan
  readonly headquarters: Coordinates
  readonly today: CalendarDate
}

export type ProjectProblem = BuiltProblem & {
  readonly routeDriverOf: ReadonlyMap<VehicleId, RouteDriver>
  /** routes that stay as they are with all their stops */
  readonly kept: ReadonlyArray<Route>
  /** routes that are planned again, by the vehicle that would drive them */
  readonly replanned: ReadonlyMap<VehicleId, Route>
}

/**
 * Makes the problem for a project. Stops may be moved from their present routes, except locked ones, and except those
 * on locked routes and on routes of days that were not chosen. It is assumed that a route with locked stops can be
 * driven; `keepUndrivableRoutes` checks that once the roads are known.
 */
export const buildProblem = (source: ProblemSource, request: OptimiseRequest): E.Either<Refusal, ProjectProblem> => {
  const { plan, headquarters, today } = source
  if (request.days?.length === 0) return E.left(invalidRefusal([{ field: 'days', reason: 'Names no day' }]))
  const stops = stopsToPlan(plan, request)
  const days = [...new Set(request.days ?? planningDaysOf(plan, today))]
  return pipe(
    chooseRouteDrivers(source, request),
    E.filterOrElse(
      (routeDrivers) => routeDrivers.length * days.length <= MAX_VEHICLES,
      (routeDrivers): Refusal =>
        invalidRefusal([{ field: 'days', reason: tooManyRoutesMessage(routeDrivers.length, days.length) }]),
    ),
    E.flatMap((routeDrivers) =>
      pipe(
        problemOf(
          { stops },
          {
            driversAndCarriers: routeDrivers.map(({ driverOrCarrier }) => driverOrCarrier),
            days,
            headquarters,
            options: optionsOf(request),
          },
        ),
        E.mapLeft(problemRefusal),
        E.flatMap((builtProblem) => splitPresentPlan(builtProblem, plan, request)),
        E.map((builtProblem) => ({ ...builtProblem, routeDriverOf: routeDriverByVehicle(builtProblem, routeDrivers) })),
      ),
    ),
  )
}

/** The stops on no route, or on a route of a chosen day. */
const stopsToPlan = ({ routes, stops }: Plan, { days }: OptimiseRequest) => {
  const keptRoutes = routes.filter(({ day }) => days !== undefined && !(day !== undefined && days.includes(day)))
  const keptStopIds = new Set(keptRoutes.flatMap(({ visits }) => visits.map(({ id }) => id)))
  return [...stops].filter(({ id }) => !keptStopIds.has(id))
}

type SplitProblem = BuiltProblem & Pick<ProjectProblem, 'kept' | 'replanned'>

const splitPresentPlan = (
  builtProblem: BuiltProblem,
  plan: Plan,
  request: OptimiseRequest,
): E.Either<Refusal, SplitProblem> => {
  const vehiclesOf = vehiclesOfRoute(builtProblem.shifts)
  const vehicleOf = (route: Route): VehicleId | undefined => vehiclesOf(route)[0]
  const keepLocked = request.keepLocked ?? true
  const lockedIds = keepLocked ? lockedStopIds(plan.stops) : new Set()
  const split = splitRoutes(plan, {
    days: request.days,
    keepLocked,
    vehicleOf,
    canDrive: allowedVehicleCheck(builtProblem.problem),
  })
  const remaining = excludeKeptRoutes(builtProblem, split, { vehiclesOf, isPinned: (id) => lockedIds.has(id) })
  return refuseEmptyProblem({
    ...remaining,
    kept: split.kept,
    replanned: presentRoutes(split.replanned, vehicleOf),
  })
}

/** Keeps the routes with locked stops that cannot be driven on these roads, so that nothing is planned around them. */
export const keepUndrivableRoutes = (
  projectProblem: ProjectProblem,
  roads: Travel,
): E.Either<Refusal, ProjectProblem> => {
  const { problem, kept, replanned, shifts } = projectProblem
  const { forPlanning } = timeSlotRulesFor(problem)
  const stopById = new Map(problem.stops.map((stop) => [stop.id, stop]))
  const vehicleById = new Map(problem.vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const isUndrivable = ([vehicleId, { visits }]: readonly [VehicleId, Route]): boolean => {
    const stops = visits.flatMap(({ id }) => stopById.get(id) ?? [])
    if (stops.every(({ pin }) => pin === undefined)) return false
    const vehicle = vehicleById.get(vehicleId)
    return vehicle === undefined || !isDrivable(vehicle, stops.map(forPlanning), roads)
  }
  const undrivable = new Map([...replanned].filter(isUndrivable))
  if (undrivable.size === 0) return E.right(projectProblem)
  const drivable = new Map([...replanned].filter(([vehicle]) => !undrivable.has(vehicle)))
  const remaining = excludeKeptRoutes(
    projectProblem,
    { kept: [...undrivable.values()], replanned: [...drivable.values()] },
    // The stops of the other routes are pinned already.
    { vehiclesOf: vehiclesOfRoute(shifts), isPinned: () => false },
  )
  return refuseEmptyProblem({
    ...projectProblem,
    ...remaining,
    kept: sortRoutesByIndex([...kept, ...undrivable.values()]),
    replanned: drivable,
  })
}

const refuseEmptyProblem = <P extends BuiltProblem>(builtProblem: P): E.Either<Refusal, P> => {
  const { problem, notInProblem } = builtProblem
  if (problem.stops.length === 0) return E.left(problemRefusal({ kind: 'no stops', notInProblem }))
  return problem.vehicles.length === 0
    ? E.left({ code: 'nothing_to_plan', message: allLockedMessage })
    : E.right(builtProblem)
}

const allLockedMessage = 'Everybody who could drive is on a locked route: unlock a route, or choose who else drives.'

const tooManyRoutesMessage = (driverCount: number, days: number): string =>
  `${driverCount} to drive on ${days} days is more than ${MAX_VEHICLES} routes: choose fewer days, or fewer to drive`

const optionsOf = ({ weights, lateness, budgetSeconds, seed }: OptimiseRequest) => ({
  weights,
  lateness,
  budgetSeconds,
  seed,
})

const routeDriverByVehicle = (
  { shifts }: BuiltProblem,
  routeDrivers: ReadonlyArray<RouteDriver>,
): ReadonlyMap<VehicleId, RouteDriver> => {
  const byDriverOrCarrier = new Map(routeDrivers.map((routeDriver) => [routeDriver.driverOrCarrier.id, routeDriver]))
  return new Map(
    shifts.flatMap(({ vehicle, driverOrCarrierId: driverOrCarrier }) => {
      const routeDriver = byDriverOrCarrier.get(driverOrCarrier)
      return routeDriver === undefined ? [] : [[vehicle, routeDriver] as const]
    }),
  )
}

/** The message about why no problem can be made. */
const problemRefusal = (reason: ProblemRefusal): Refusal => {
  switch (reason.kind) {
    case 'no crews':
      return nothingToPlan('There is nobody to drive: add a driver first.')
    case 'no days':
      return invalidRefusal([{ field: 'days', reason: 'Names no day' }])
    case 'crew twice':
      return invalidRefusal([
        { field: 'driver_ids', reason: `${reason.driverOrCarrierId} is both a driver and an external route` },
      ])
    case 'crew unusable':
      return invalidRefusal([{ field: 'driver_ids', reason: `${reason.driverOrCarrierId} ${reason.words}` }])
    case 'no stops':
      return nothingToPlan('There are no stops to plan.', reason.notInProblem)
  }
}

/** How many stops the message names. */
const MAX_NAMED = 100

const nothingToPlan = (message: string, notInProblem: ReadonlyArray<NotInProblem> = []): Refusal => ({
  code: 'nothing_to_plan',
  message,
  ...(notInProblem.length === 0
    ? {}
    : { details: notInProblem.slice(0, MAX_NAMED).map(({ stop, reason }) => ({ stop_id: stop, reason })) }),
})

/**
 * With the roads between so many places, solving takes about 700 MB, and over a hundred more for the next thousand
 * places.
 */
export const MAX_PLACES = 7_000

/** The refusal of a problem for which there is not enough memory. */
export const placeLimitRefusal = (problem: RouteProblem, field: string): Refusal | undefined => {
  const places = distinctPlaces(placesOf(problem)).length
  if (places <= MAX_PLACES) return undefined
  const reason = `${formatNumber(places)} places are more than can be planned at once, ${formatNumber(MAX_PLACES)}: choose fewer days, or fewer stops`
  return invalidRefusal([{ field, reason }])
}

export const placesOf = ({ stops, vehicles }: RouteProblem) => [
  ...vehicles.flatMap(({ start, end }) => [start, end]),
  ...stops.map(({ coordinates }) => coordinates),
]
