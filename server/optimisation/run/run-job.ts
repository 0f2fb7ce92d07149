import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Refusal } from '../../../contract'
import { optimiseProject, postRouteProblem } from '../../../contract/optimisation'
import { calendarDateAt } from '../../../src/domain/calendar'
import type { JobId, JobRecord, OrganisationId, ProjectRecord, Records } from '../../storage'
import { currentToursOf } from '../problem/exclude-kept-routes'
import {
  buildProblem,
  requireDrivableProblem,
  placesOf,
  type ProjectProblem,
  type ProblemSource,
} from '../problem/build-problem'
import { loadProblemSource } from '../problem/load-problem-source'
import { jobResultForProject, jobResultForProblem } from '../result/job-result'
import type { ResultContext } from '../result/proposed-routes'
import { findLegInTable } from '../../../src/domain/problem'
import { NO_KEPT_ROUTES, keptRouteTotals } from './job-progress'
import { claimJob, finishJob, returnJob, type JobOutcome } from '../record/job-transitions'
import type { AbortReason, RunJob } from '../queue/queue'
import { failedOutcome, solveJob, type JobWithoutLegTable } from './solve-job'
import type { JobRunnerPorts, UpdateJob } from './job-runner-ports'
import { isFinished, type OptimiseRequest } from '../../../src/domain/optimisation'

/** Claims a job, solves it from the current state of the project, and stores the outcome. */
export const runJob =
  (ports: JobRunnerPorts): RunJob =>
  async (organisation, id, signal) => {
    const now = (): string => ports.now().toISOString()
    const updateJob = updateJobIn(ports, organisation, id)
    const job = await updateJob((current) => (isFinished(current) ? O.none : O.some(claimJob(current, now()))))
    if (O.isNone(job) || isFinished(job.value)) return
    const { attempts: attemptNumber } = job.value
    const loaded = await ports.storage.read(organisation, (records) => loadJob(ports, records, job.value))
    const outcome: JobOutcome = E.isLeft(loaded)
      ? failedOutcome(loaded.left)
      : await solveJob(ports, loaded.right, { updateJob, attemptNumber, signal })
    const abortReason: unknown = signal.reason
    if (abortReason === ('lost' satisfies AbortReason)) return
    await updateJob((current) =>
      abortReason === ('closing' satisfies AbortReason) && current.state !== 'stopping'
        ? returnJob(current, attemptNumber, now())
        : finishJob(current, attemptNumber, outcome, now()),
    )
  }

const updateJobIn =
  (
    { storage, publishRevision }: Pick<JobRunnerPorts, 'storage' | 'publishRevision'>,
    organisation: OrganisationId,
    id: JobId,
  ): UpdateJob =>
  async (update) => {
    const written = await storage.write<never, O.Option<JobRecord>>(organisation, async (records) => {
      const job = await records.jobs.find(id)
      const updated = job === undefined ? O.none : update(job)
      if (O.isNone(updated) || updated.value === job) return E.right(updated)
      await records.jobs.save(updated.value)
      records.afterCommit(() => publishRevision(organisation, id, updated.value.revision))
      return E.right(updated)
    })
    return E.isRight(written) ? written.right : O.none
  }

type LoadJobPorts = Pick<JobRunnerPorts, 'now' | 'travel'>

/** Reads what is to be solved, from the request of the job and the current state of the project. */
const loadJob = async (
  { now, travel }: LoadJobPorts,
  records: Records,
  job: JobRecord,
): Promise<E.Either<Refusal, JobWithoutLegTable>> => {
  const today = calendarDateAt(now().toISOString())
  if (today === undefined) return E.left({ code: 'server_error' })
  const context = { today, travel }
  const request = await records.jobs.readRequest(job.id)
  if (job.kind === 'problem')
    return pipe(
      postRouteProblem.body.decode(request),
      E.map((problem) => ({
        places: placesOf(problem),
        withLegTable: (legTable) =>
          E.right({
            problem,
            currentTours: [],
            notInProblemCount: 0,
            keptTotals: NO_KEPT_ROUTES,
            resultOf: (proposed) => jobResultForProblem(proposed, problem, { ...context, roadSource: legTable.source }),
          }),
      })),
    )
  const project = job.project === undefined ? undefined : await records.projects.find(job.project)
  if (project === undefined) return E.left({ code: 'not_found', message: 'The project is no longer there.' })
  const source = await loadProblemSource(records, project, today)
  if (source === undefined) return E.left({ code: 'not_found' })
  return pipe(
    optimiseProject.body.decode(request),
    E.flatMap((choices) =>
      pipe(
        buildProblem(source, choices),
        E.map((projectProblem) => projectJob(projectProblem, choices, { source, project, context })),
      ),
    ),
  )
}

type ProjectJobContext = {
  readonly source: ProblemSource
  readonly project: ProjectRecord
  readonly context: Omit<ResultContext, 'roadSource'>
}

const projectJob = (
  projectProblem: ProjectProblem,
  { days }: OptimiseRequest,
  { source: { plan }, project: { version }, context }: ProjectJobContext,
): JobWithoutLegTable => ({
  places: placesOf(projectProblem.problem),
  withLegTable: (legTable) =>
    pipe(
      requireDrivableProblem(projectProblem, findLegInTable(legTable)),
      E.map((drivable) => ({
        problem: drivable.problem,
        currentTours: currentToursOf(drivable.replannedByVehicle),
        notInProblemCount: drivable.notInProblem.length,
        keptTotals: keptRouteTotals(drivable.keptRoutes, days, context.travel),
        resultOf: (proposed) =>
          jobResultForProject(proposed, drivable, { plan, version }, { ...context, roadSource: legTable.source }),
      })),
    ),
})
