import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { optimiseProject, postRouteProblem, type JobResult, type OptimiseRequest } from '../../../contract/optimisation'
import { calendarDateAt, type CalendarDate } from '../../../src/domain/calendar'
import type { Coordinates } from '../../../src/domain/address'
import type { ProposedPlan, RouteProblem, Travel } from '../../../src/domain/problem'
import type { PresentTour } from '../../solver'
import type { JobRecord, ProjectRecord, Records } from '../../storage'
import {
  presentTours,
  problemForProject,
  resultOf,
  resultOfProblem,
  type ProjectProblem,
  type Situation,
} from '../problem'
import { roadsOn, type RoadTable } from '../../travel'
import { noneStays, stayingOn, type Staying } from './kept-route-totals'
import { placesIn } from '../problem/place-limit'
import type { Workplace } from './job-runner-ports'

/** A problem to solve, and how to make the result from its solution. */
export type JobTask = {
  readonly problem: RouteProblem
  /** the stops that each vehicle visits in the present plan */
  readonly present: ReadonlyArray<PresentTour>
  /** how many unplanned stops of the project are not part of the problem */
  readonly notAsked: number
  /** what the routes that stay on those days come to */
  readonly staying: Staying
  readonly resultOf: (proposed: ProposedPlan) => JobResult
}

/** A job that was read: its places, and its task once the roads between them are known. */
export type JobRead = {
  readonly places: ReadonlyArray<Coordinates>
  readonly taskOn: (roads: RoadTable) => E.Either<Refusal, JobTask>
}

type Making = Pick<Workplace, 'now' | 'travel'>

/** Reads what a job asks for, from the present state of the project. */
export const jobRead = async (
  { now, travel }: Making,
  records: Records,
  job: JobRecord,
): Promise<E.Either<Refusal, JobRead>> => {
  const today = calendarDateAt(now().toISOString())
  if (today === undefined) return E.left({ code: 'server_error' })
  const surroundings = { today, travel }
  if (job.kind === 'problem')
    return pipe(
      postRouteProblem.body.decode(job.ask),
      E.map((problem) => ({
        places: placesIn(problem),
        taskOn: () =>
          E.right({
            problem,
            present: [],
            notAsked: 0,
            staying: noneStays,
            resultOf: (proposed) => resultOfProblem(proposed, problem, surroundings),
          }),
      })),
    )
  const project = job.project === undefined ? undefined : await records.projects.find(job.project)
  if (project === undefined) return E.left({ code: 'not_found', message: 'The project is no longer there.' })
  return pipe(
    await problemIn(records, project, job.ask, today),
    E.map(({ asked, askedOn, days, situation: { plan } }) => ({
      places: placesIn(asked.problem),
      taskOn: (roads) =>
        pipe(
          askedOn(roadsOn(roads)),
          E.map((known) => ({
            problem: known.problem,
            present: presentTours(known.replanned),
            notAsked: known.notInProblem.length,
            staying: stayingOn(known.kept, days, travel),
            resultOf: (proposed) => resultOf(proposed, known, { plan, version: project.version }, surroundings),
          })),
        ),
    })),
  )
}

type AskedOf = {
  readonly asked: ProjectProblem
  /** the same once the roads are known */
  readonly askedOn: (roads: Travel) => E.Either<Refusal, ProjectProblem>
  readonly days: OptimiseRequest['days']
  readonly situation: Situation
}

/** The problem of a project, from the stored request. */
export const problemIn = async (
  records: Records,
  project: ProjectRecord,
  ask: unknown,
  today: CalendarDate,
): Promise<E.Either<Refusal, AskedOf>> => {
  const organisation = await records.organisation.find()
  if (organisation === undefined) return E.left({ code: 'not_found' })
  const drivers = await records.drivers.all()
  const situation: Situation = {
    plan: await records.projects.plan(project),
    drivers: drivers.map(({ driver }) => driver),
    carriers: await records.carriers.all(),
    headquarters: organisation.at,
    today,
  }
  return pipe(
    optimiseProject.body.decode(ask),
    E.flatMap((read) =>
      pipe(
        problemForProject(situation, read),
        E.map((asked) => ({
          asked,
          askedOn: (roads: Travel) => problemForProject(situation, read, roads),
          days: read.days,
          situation,
        })),
      ),
    ),
  )
}
