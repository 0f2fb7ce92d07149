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
  buildProblem,
  jobResultForProject,
  jobResultForProblem,
  type ProjectProblem,
  type ProblemSource,
} from '../problem'
import { travelFromRoads, type RoadTable } from '../../travel'
import { NO_KEPT_ROUTES, keptRouteTotals, type KeptRouteTotals } from './kept-route-totals'
import { placesOf } from '../problem/place-limit'
import type { JobRunnerPorts } from './job-runner-ports'

/** A problem to solve, and how to make the result from its solution. */
export type SolveTask = {
  readonly problem: RouteProblem
  /** the stops that each vehicle visits in the present plan */
  readonly present: ReadonlyArray<PresentTour>
  /** how many unplanned stops of the project are not part of the problem */
  readonly notInProblemCount: number
  /** what the routes that stay on those days come to */
  readonly keptTotals: KeptRouteTotals
  readonly resultOf: (proposed: ProposedPlan) => JobResult
}

/** A job that was read: its places, and its task once the roads between them are known. */
export type LoadedJob = {
  readonly places: ReadonlyArray<Coordinates>
  readonly createTask: (roads: RoadTable) => E.Either<Refusal, SolveTask>
}

type LoadJobPorts = Pick<JobRunnerPorts, 'now' | 'travel'>

/** Reads what a job asks for, from the present state of the project. */
export const loadJob = async (
  { now, travel }: LoadJobPorts,
  records: Records,
  job: JobRecord,
): Promise<E.Either<Refusal, LoadedJob>> => {
  const today = calendarDateAt(now().toISOString())
  if (today === undefined) return E.left({ code: 'server_error' })
  const resultContext = { today, travel }
  if (job.kind === 'problem')
    return pipe(
      postRouteProblem.body.decode(job.ask),
      E.map((problem) => ({
        places: placesOf(problem),
        createTask: () =>
          E.right({
            problem,
            present: [],
            notInProblemCount: 0,
            keptTotals: NO_KEPT_ROUTES,
            resultOf: (proposed) => jobResultForProblem(proposed, problem, resultContext),
          }),
      })),
    )
  const project = job.project === undefined ? undefined : await records.projects.find(job.project)
  if (project === undefined) return E.left({ code: 'not_found', message: 'The project is no longer there.' })
  return pipe(
    await problemFromRequest(records, project, job.ask, today),
    E.map(({ problemWithoutRoads, withRoads, days, source: { plan } }) => ({
      places: placesOf(problemWithoutRoads.problem),
      createTask: (roads) =>
        pipe(
          withRoads(travelFromRoads(roads)),
          E.map((problemWithRoads) => ({
            problem: problemWithRoads.problem,
            present: presentTours(problemWithRoads.replanned),
            notInProblemCount: problemWithRoads.notInProblem.length,
            keptTotals: keptRouteTotals(problemWithRoads.kept, days, travel),
            resultOf: (proposed) =>
              jobResultForProject(proposed, problemWithRoads, { plan, version: project.version }, resultContext),
          })),
        ),
    })),
  )
}

type RequestedProblem = {
  readonly problemWithoutRoads: ProjectProblem
  /** the same once the roads are known */
  readonly withRoads: (roads: Travel) => E.Either<Refusal, ProjectProblem>
  readonly days: OptimiseRequest['days']
  readonly source: ProblemSource
}

/** The problem of a project, from the stored request. */
export const problemFromRequest = async (
  records: Records,
  project: ProjectRecord,
  request: unknown,
  today: CalendarDate,
): Promise<E.Either<Refusal, RequestedProblem>> => {
  const organisation = await records.organisation.find()
  if (organisation === undefined) return E.left({ code: 'not_found' })
  const drivers = await records.drivers.all()
  const source: ProblemSource = {
    plan: await records.projects.plan(project),
    drivers: drivers.map(({ driver }) => driver),
    carriers: await records.carriers.all(),
    headquarters: organisation.headquarters,
    today,
  }
  return pipe(
    optimiseProject.body.decode(request),
    E.flatMap((optimiseRequest) =>
      pipe(
        buildProblem(source, optimiseRequest),
        E.map((problemWithoutRoads) => ({
          problemWithoutRoads,
          withRoads: (roads: Travel) => buildProblem(source, optimiseRequest, roads),
          days: optimiseRequest.days,
          source,
        })),
      ),
    ),
  )
}
