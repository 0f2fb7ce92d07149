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
import { aroundKept, lockedAmong } from './exclude-kept-routes'
import { fateOf, whoCanDrive } from './split-routes'
import { routesOfToday, vehiclesOfRoute } from './present-tours'
import { problemRefused } from './problem-refusal'
import { whoDrives, type Fleet, type Driving } from './choose-route-drivers'

/** What a problem is made from: the plan of a project, and all drivers and carriers, at one moment. */
export type Situation = Fleet & {
  readonly plan: Plan
  readonly headquarters: Coordinates
  readonly today: CalendarDate
}

export type ProjectProblem = BuiltProblem & {
  readonly drivingOf: ReadonlyMap<VehicleId, Driving>
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
export const problemForProject = (
  situation: Situation,
  ask: OptimiseRequest,
  roads?: Travel,
): E.Either<Refusal, ProjectProblem> => {
  const { plan, headquarters, today } = situation
  if (ask.days?.length === 0) return E.left(invalidRefusal([{ field: 'days', reason: 'Names no day' }]))
  const stops = freed(plan, ask)
  const days = [...new Set(ask.days ?? planningDaysOf(plan, today))]
  return pipe(
    whoDrives(situation, ask),
    E.filterOrElse(
      (driving) => driving.length * days.length <= MAX_VEHICLES,
      (driving): Refusal => invalidRefusal([{ field: 'days', reason: tooMany(driving.length, days.length) }]),
    ),
    E.flatMap((driving) =>
      pipe(
        problemOf({ stops }, { driversAndCarriers: driving.map(({ crew }) => crew), days, headquarters, options: optionsOf(ask) }),
        E.mapLeft(problemRefused),
        E.flatMap((made) => withPlanOfToday(made, plan, ask, roads)),
        E.map((made) => ({ ...made, drivingOf: drivingIn(made, driving) })),
      ),
    ),
  )
}

/** The stops on no route, or on a route of a day that was asked for. */
const freed = ({ routes, stops }: Plan, { days }: OptimiseRequest) => {
  const others = routes.filter(({ day }) => days !== undefined && !(day !== undefined && days.includes(day)))
  const alone = new Set(others.flatMap(({ visits }) => visits.map(({ id }) => id)))
  return [...stops].filter(({ id }) => !alone.has(id))
}

type Planned = BuiltProblem & Pick<ProjectProblem, 'kept' | 'replanned'>

const withPlanOfToday = (
  made: BuiltProblem,
  plan: Plan,
  ask: OptimiseRequest,
  roads: Travel | undefined,
): E.Either<Refusal, Planned> => {
  const vehiclesOf = vehiclesOfRoute(made.shifts)
  const vehicleOf = (route: Route): VehicleId | undefined => vehiclesOf(route)[0]
  const keepLocked = ask.keepLocked ?? true
  const locked = keepLocked ? lockedAmong(plan.stops) : new Set()
  const fate = fateOf(plan, {
    days: ask.days,
    keepLocked,
    vehicleOf,
    canDrive: whoCanDrive(made.problem, roads),
  })
  const around = aroundKept(made, fate, { vehiclesOf, locked: (id) => locked.has(id) })
  if (around.problem.stops.length === 0) return E.left(problemRefused({ kind: 'no stops', notInProblem: around.notInProblem }))
  if (around.problem.vehicles.length === 0) return E.left({ code: 'nothing_to_plan', message: allLocked })
  return E.right({ ...around, kept: fate.kept, replanned: routesOfToday(fate.replanned, vehicleOf) })
}

const allLocked = 'Everybody who could drive is on a locked route: unlock a route, or choose who else drives.'

const tooMany = (crews: number, days: number): string =>
  `${crews} to drive on ${days} days is more than ${MAX_VEHICLES} routes: choose fewer days, or fewer to drive`

const optionsOf = ({ weights, lateness, budgetSeconds, seed }: OptimiseRequest) => ({
  weights,
  lateness,
  budgetSeconds,
  seed,
})

const drivingIn = ({ shifts }: BuiltProblem, driving: ReadonlyArray<Driving>): ReadonlyMap<VehicleId, Driving> => {
  const byCrew = new Map(driving.map((one) => [one.crew.id, one]))
  return new Map(
    shifts.flatMap(({ vehicle, driverOrCarrierId: crew }) => {
      const one = byCrew.get(crew)
      return one === undefined ? [] : [[vehicle, one] as const]
    }),
  )
}
