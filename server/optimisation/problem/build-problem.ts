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
} from '../../../src/domain/problem'
import type { Route } from '../../../src/domain/route'
import { excludeKeptRoutes, lockedStopIds } from './exclude-kept-routes'
import { splitRoutes, canDriveCheck } from './split-routes'
import { presentRoutes, vehiclesOfRoute } from './present-tours'
import { problemRefusal } from './problem-refusal'
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
 * on locked routes and on routes of days that were not asked for. Without the roads it is assumed that a route with
 * locked stops can be driven.
 */
export const buildProblem = (
  source: ProblemSource,
  request: OptimiseRequest,
  roads?: Travel,
): E.Either<Refusal, ProjectProblem> => {
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
        E.flatMap((problemMade) => splitPresentPlan(problemMade, plan, request, roads)),
        E.map((problemMade) => ({ ...problemMade, routeDriverOf: routeDriverByVehicle(problemMade, routeDrivers) })),
      ),
    ),
  )
}

/** The stops on no route, or on a route of a day that was asked for. */
const stopsToPlan = ({ routes, stops }: Plan, { days }: OptimiseRequest) => {
  const keptRoutes = routes.filter(({ day }) => days !== undefined && !(day !== undefined && days.includes(day)))
  const keptStopIds = new Set(keptRoutes.flatMap(({ visits }) => visits.map(({ id }) => id)))
  return [...stops].filter(({ id }) => !keptStopIds.has(id))
}

type SplitProblem = BuiltProblem & Pick<ProjectProblem, 'kept' | 'replanned'>

const splitPresentPlan = (
  problemMade: BuiltProblem,
  plan: Plan,
  request: OptimiseRequest,
  roads: Travel | undefined,
): E.Either<Refusal, SplitProblem> => {
  const vehiclesOf = vehiclesOfRoute(problemMade.shifts)
  const vehicleOf = (route: Route): VehicleId | undefined => vehiclesOf(route)[0]
  const keepLocked = request.keepLocked ?? true
  const lockedIds = keepLocked ? lockedStopIds(plan.stops) : new Set()
  const split = splitRoutes(plan, {
    days: request.days,
    keepLocked,
    vehicleOf,
    canDrive: canDriveCheck(problemMade.problem, roads),
  })
  const remaining = excludeKeptRoutes(problemMade, split, { vehiclesOf, isLocked: (id) => lockedIds.has(id) })
  if (remaining.problem.stops.length === 0)
    return E.left(problemRefusal({ kind: 'no stops', notInProblem: remaining.notInProblem }))
  if (remaining.problem.vehicles.length === 0) return E.left({ code: 'nothing_to_plan', message: allLockedMessage })
  return E.right({ ...remaining, kept: split.kept, replanned: presentRoutes(split.replanned, vehicleOf) })
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
