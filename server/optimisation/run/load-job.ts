import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { optimiseProject, postRouteProblem, type JobResult, type OptimiseRequest } from '../../../contract/optimisation'
import { calendarDateAt } from '../../../src/domain/calendar'
import type { ProposedPlan, RouteProblem } from '../../../src/domain/problem'
import type { PresentTour } from '../../solver'
import type { JobRecord, ProjectRecord, Records } from '../../storage'
import {
  presentTours,
  buildProblem,
  keepUndrivableRoutes,
  loadProblemSource,
  jobResultForProject,
  jobResultForProblem,
  type ProjectProblem,
  type ProblemSource,
  type ResultContext,
} from '../problem'
import { travelFromRoads, type ProblemWithoutRoads } from '../../travel'
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
export type LoadedJob = ProblemWithoutRoads<E.Either<Refusal, SolveTask>>

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
        withRoads: () =>
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
  const source = await loadProblemSource(records, project, today)
  if (source === undefined) return E.left({ code: 'not_found' })
  return pipe(
    optimiseProject.body.decode(job.ask),
    E.flatMap((request) =>
      pipe(
        buildProblem(source, request),
        E.map((projectProblem) => projectJob(projectProblem, request, { source, project, resultContext })),
      ),
    ),
  )
}

type ProjectJobContext = {
  readonly source: ProblemSource
  readonly project: ProjectRecord
  readonly resultContext: ResultContext
}

const projectJob = (
  projectProblem: ProjectProblem,
  { days }: OptimiseRequest,
  { source: { plan }, project: { version }, resultContext }: ProjectJobContext,
): LoadedJob => ({
  places: placesOf(projectProblem.problem),
  withRoads: (roads) =>
    pipe(
      keepUndrivableRoutes(projectProblem, travelFromRoads(roads)),
      E.map((drivable) => ({
        problem: drivable.problem,
        present: presentTours(drivable.replanned),
        notInProblemCount: drivable.notInProblem.length,
        keptTotals: keptRouteTotals(drivable.kept, days, resultContext.travel),
        resultOf: (proposed) => jobResultForProject(proposed, drivable, { plan, version }, resultContext),
      })),
    ),
})
