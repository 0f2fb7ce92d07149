import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { invalid, type Refusal } from '../../contract'
import type { OptimiseAsk } from '../../contract/job'
import type { Coordinates } from '../../src/domain/address'
import type { CalendarDate } from '../../src/domain/day'
import { inStep, type Plan } from '../../src/domain/plan'
import { problemOf, type ProblemMade, type VehicleId } from '../../src/domain/problem'
import type { Route } from '../../src/domain/route'
import { daysOfStops } from './days-to-plan'
import { problemRefused } from './problem-refused'
import { whoDrives, type Depot, type Driving } from './who-drives'

/** What a problem is made for: a project's plan, and everybody who could drive, as they are at one moment. */
export type Situation = Depot & {
  readonly plan: Plan
  readonly headquarters: Coordinates
  readonly today: CalendarDate
}

export type ProjectProblem = ProblemMade & {
  readonly drivingOf: ReadonlyMap<VehicleId, Driving>
  /** routes that are not to be planned anew, and stay as they are with all their stops */
  readonly kept: ReadonlyArray<Route>
}

const MOST_VEHICLES = 1_000

/**
 * What a solver is asked about a project. The stops are free of where they are planned now, but those on a route of a
 * day that was not asked for are left alone.
 */
export const problemForProject = (situation: Situation, ask: OptimiseAsk): E.Either<Refusal, ProjectProblem> => {
  const { plan, headquarters, today } = situation
  if (ask.days?.length === 0) return E.left(invalid([{ field: 'days', reason: 'Names no day' }]))
  const kept = plan.routes.filter(({ day }) => ask.days !== undefined && !(day !== undefined && ask.days.includes(day)))
  const alone = new Set(kept.flatMap(({ visits }) => visits.map(({ id }) => id)))
  const { stops } = inStep(
    [],
    [...plan.stops].filter(({ id }) => !alone.has(id)),
    {},
  )
  const days = [...new Set(ask.days ?? daysOfStops(stops, today))]
  return pipe(
    whoDrives(situation, ask),
    E.filterOrElse(
      (driving) => driving.length * days.length <= MOST_VEHICLES,
      (driving): Refusal => invalid([{ field: 'days', reason: tooMany(driving.length, days.length) }]),
    ),
    E.flatMap((driving) =>
      pipe(
        problemOf({ stops }, { crews: driving.map(({ crew }) => crew), days, headquarters, options: optionsOf(ask) }),
        E.bimap(problemRefused, (made) => ({ ...made, kept, drivingOf: drivingIn(made, driving) })),
      ),
    ),
  )
}

const tooMany = (crews: number, days: number): string =>
  `${crews} to drive on ${days} days is more than ${MOST_VEHICLES} routes: choose fewer days, or fewer to drive`

const optionsOf = ({ weights, budgetSeconds, seed }: OptimiseAsk) => ({ weights, budgetSeconds, seed })

const drivingIn = ({ shifts }: ProblemMade, driving: ReadonlyArray<Driving>): ReadonlyMap<VehicleId, Driving> => {
  const byCrew = new Map(driving.map((one) => [one.crew.id, one]))
  return new Map(
    shifts.flatMap(({ vehicle, crew }) => {
      const one = byCrew.get(crew)
      return one === undefined ? [] : [[vehicle, one] as const]
    }),
  )
}
