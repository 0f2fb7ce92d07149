import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { invalidRefusal, type Refusal } from '../../../contract'
import type { Coordinates } from '../../../src/domain/address'
import type { CalendarDate } from '../../../src/domain/calendar'
import type { Driver } from '../../../src/domain/driver'
import type { FieldReason } from '../../../src/domain/parse'
import type { Carrier, DriversAndCarriers, Plan } from '../../../src/domain/plan'
import {
  driverOrCarrierFromCarrier,
  driverOrCarrierFromDriver,
  planningDaysOf,
  MAX_VEHICLES,
  problemOf,
  type BuiltProblem,
  type DriverOrCarrier,
  type NotInProblem,
  type ProblemRefusal,
  type RouteProblem,
  type FindLeg,
  type VehicleId,
} from '../../../src/domain/problem'
import type { Route } from '../../../src/domain/route'
import { formatNumber } from '../../../src/domain/text'
import { distinctPlaces } from '../../travel'
import { excludeKeptRoutes, excludeUndrivableRoutes, type ProblemWithoutKeptRoutes } from './exclude-kept-routes'
import type { OptimiseRequest } from '../../../src/domain/optimisation'

/** A driver or carrier who can be given routes, with the fields by which these routes name it. */
export type RouteAssignee = {
  readonly driverOrCarrier: DriverOrCarrier
  readonly assigneeFields: Pick<Route, 'driverId' | 'driverName' | 'carrierId'>
}

/** What a problem is made from: the plan of a project, and all drivers and carriers, at one moment. */
export type ProblemSource = DriversAndCarriers & {
  readonly plan: Plan
  readonly headquarters: Coordinates
  readonly today: CalendarDate
}

export type ProjectProblem = ProblemWithoutKeptRoutes & {
  readonly assigneeByVehicle: ReadonlyMap<VehicleId, RouteAssignee>
}

/**
 * Makes the problem for a project. Stops may be moved from their current routes, except locked ones, and except those
 * on locked routes and on routes of days that were not chosen. It is assumed that a route with locked stops can be
 * driven up to the last of them; `requireDrivableProblem` checks that once the roads are known.
 */
export const buildProblem = (source: ProblemSource, request: OptimiseRequest): E.Either<Refusal, ProjectProblem> => {
  const { plan, headquarters, today } = source
  if (request.days?.length === 0) return E.left(invalidRefusal([{ field: 'days', reason: 'Names no day' }]))
  const stops = stopsToPlan(plan, request)
  const days = [...new Set(request.days ?? planningDaysOf(plan, today))]
  return pipe(
    chooseAssignees(source, request),
    E.filterOrElse(
      (assignees) => assignees.length * days.length <= MAX_VEHICLES,
      (assignees): Refusal =>
        invalidRefusal([{ field: 'days', reason: tooManyRoutesMessage(assignees.length, days.length) }]),
    ),
    E.flatMap((assignees) =>
      pipe(
        problemOf(
          { stops },
          {
            driversAndCarriers: assignees.map(({ driverOrCarrier }) => driverOrCarrier),
            days,
            headquarters,
            options: optionsOf(request),
          },
        ),
        E.mapLeft(problemRefusal),
        E.flatMap((builtProblem) => refuseEmptyProblem(excludeKeptRoutes(builtProblem, plan, request))),
        E.map((builtProblem) => ({
          ...builtProblem,
          assigneeByVehicle: mapAssigneesByVehicle(builtProblem, assignees),
        })),
      ),
    ),
  )
}

/** The stops that are on no route, or on a route of a chosen day. */
const stopsToPlan = ({ routes, stops }: Plan, { days }: OptimiseRequest) => {
  const keptRoutes = routes.filter(({ day }) => days !== undefined && !(day !== undefined && days.includes(day)))
  const keptStopIds = new Set(keptRoutes.flatMap(({ visits }) => visits.map(({ id }) => id)))
  return [...stops].filter(({ facts: { id } }) => !keptStopIds.has(id))
}

/**
 * The problem once the roads are known: routes that cannot be driven up to their last locked stop are kept too. Refused
 * where nothing else is left to plan.
 */
export const requireDrivableProblem = (
  projectProblem: ProjectProblem,
  findLeg: FindLeg,
): E.Either<Refusal, ProjectProblem> => refuseEmptyProblem(excludeUndrivableRoutes(projectProblem, findLeg))

const refuseEmptyProblem = <P extends BuiltProblem>(builtProblem: P): E.Either<Refusal, P> => {
  const { problem, notInProblem } = builtProblem
  if (problem.stops.length === 0) return E.left(problemRefusal({ kind: 'no stops', notInProblem }))
  return problem.vehicles.length === 0
    ? E.left({ code: 'nothing_to_plan', message: allLockedMessage })
    : E.right(builtProblem)
}

const allLockedMessage = 'Everybody who could drive is on a locked route: unlock a route, or choose who else drives.'

const tooManyRoutesMessage = (driverOrCarrierCount: number, dayCount: number): string =>
  `${driverOrCarrierCount} to drive on ${dayCount} days is more than ${MAX_VEHICLES} routes: choose fewer days, or fewer to drive`

const optionsOf = ({ weights, latenessWeight, budgetSeconds, seed }: OptimiseRequest) => ({
  weights,
  latenessWeight,
  budgetSeconds,
  seed,
})

const mapAssigneesByVehicle = (
  { vehicleDays }: BuiltProblem,
  assignees: ReadonlyArray<RouteAssignee>,
): ReadonlyMap<VehicleId, RouteAssignee> => {
  const byDriverOrCarrier = new Map(assignees.map((assignee) => [assignee.driverOrCarrier.id, assignee]))
  return new Map(
    vehicleDays.flatMap(({ vehicle, driverOrCarrierId }) => {
      const assignee = byDriverOrCarrier.get(driverOrCarrierId)
      return assignee === undefined ? [] : [[vehicle, assignee] as const]
    }),
  )
}

/** The refusal that says why no problem can be made. */
const problemRefusal = (reason: ProblemRefusal): Refusal => {
  switch (reason.kind) {
    case 'no drivers or carriers':
      return nothingToPlan('There is nobody to drive: add a driver first.')
    case 'no days':
      return invalidRefusal([{ field: 'days', reason: 'Names no day' }])
    case 'driver or carrier twice':
      return invalidRefusal([
        { field: 'driver_ids', reason: `${reason.driverOrCarrierId} is both a driver and a carrier` },
      ])
    case 'driver or carrier unusable':
      return invalidRefusal([{ field: 'driver_ids', reason: `${reason.driverOrCarrierId} ${reason.reason}` }])
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
export const MAX_PLACES_TO_PLAN = 7_000

/** The refusal of a problem for which there is not enough memory. */
export const placeLimitRefusal = (problem: RouteProblem, field: string): Refusal | undefined => {
  const places = distinctPlaces(placesOf(problem)).length
  if (places <= MAX_PLACES_TO_PLAN) return undefined
  const reason = `${formatNumber(places)} places are more than can be planned at once, ${formatNumber(MAX_PLACES_TO_PLAN)}: choose fewer days, or fewer stops`
  return invalidRefusal([{ field, reason }])
}

export const placesOf = ({ stops, vehicles }: RouteProblem) => [
  ...vehicles.flatMap(({ start, end }) => [start, end]),
  ...stops.map(({ coordinates }) => coordinates),
]

/** All drivers, or all carriers where there are no drivers. */
export const driversOrElseCarriers = ({ drivers, carriers }: DriversAndCarriers): ReadonlyArray<RouteAssignee> =>
  drivers.length > 0 ? drivers.map(assigneeFromDriver) : carriers.map(assigneeFromCarrier)

/** The drivers and carriers that the request chooses, or the default ones where it chooses none. */
const chooseAssignees = (
  driversAndCarriers: DriversAndCarriers,
  { driverIds, carrierIds }: Pick<OptimiseRequest, 'driverIds' | 'carrierIds'>,
): E.Either<Refusal, ReadonlyArray<RouteAssignee>> => {
  if (driverIds === undefined && carrierIds === undefined) return E.right(driversOrElseCarriers(driversAndCarriers))
  const chosenDrivers = chooseByIds(
    'driver_ids',
    'driver',
    driverIds ?? [],
    driversAndCarriers.drivers.map(assigneeFromDriver),
  )
  const chosenCarriers = chooseByIds(
    'external_route_ids',
    'carrier',
    (carrierIds ?? []).map(String),
    driversAndCarriers.carriers.map(assigneeFromCarrier),
  )
  const unknownIds = [...chosenDrivers.unknownIds, ...chosenCarriers.unknownIds]
  if (unknownIds.length > 0) return E.left(invalidRefusal(unknownIds))
  const assignees = [...chosenDrivers.assignees, ...chosenCarriers.assignees]
  const field = driverIds === undefined ? 'external_route_ids' : 'driver_ids'
  return assignees.length === 0 ? E.left(invalidRefusal([{ field, reason: 'Names nobody' }])) : E.right(assignees)
}

const assigneeFromDriver = (driver: Driver): RouteAssignee => {
  const driverOrCarrier = driverOrCarrierFromDriver(driver)
  return {
    driverOrCarrier,
    assigneeFields: { driverId: driverOrCarrier.id, driverName: driverOrCarrier.name, carrierId: undefined },
  }
}

const assigneeFromCarrier = (carrier: Carrier): RouteAssignee => ({
  driverOrCarrier: driverOrCarrierFromCarrier(carrier),
  assigneeFields: { driverId: undefined, driverName: undefined, carrierId: carrier.id },
})

type ChosenAssignees = {
  readonly assignees: ReadonlyArray<RouteAssignee>
  readonly unknownIds: ReadonlyArray<FieldReason>
}

const chooseByIds = (
  field: string,
  noun: string,
  ids: ReadonlyArray<string>,
  candidates: ReadonlyArray<RouteAssignee>,
): ChosenAssignees => {
  const byId = new Map(candidates.map((candidate) => [candidate.driverOrCarrier.id, candidate]))
  return {
    assignees: [...new Set(ids)].flatMap((id) => byId.get(id) ?? []),
    unknownIds: ids.flatMap((id, index) =>
      byId.has(id) ? [] : [{ field: `${field}.${index}`, reason: `There is no ${noun} ${id}` }],
    ),
  }
}
