import * as E from 'fp-ts/Either'
import type { AnswerOf, Refusal } from '../../../contract'
import { optimiseProject, postRouteProblem, readJob, type cancelJob } from '../../../contract/optimisation'
import { calendarDateAt } from '../../../src/domain/calendar'
import type { Job } from '../../../src/domain/optimisation'
import { lruMap } from '../../lru-map'
import { requireJob, requireProject } from '../../require-record'
import { callResult, type AuthorisedCommand, type CallResult, type EncodedResult, type Parts } from '../../http'
import type { JobId, JobRecord, OrganisationId, Records } from '../../storage'
import { toJob, newJob, requestCancellation } from '../record/job-transitions'
import { buildProblem, placeLimitRefusal } from '../problem/build-problem'
import { loadProblemSource } from '../problem/load-problem-source'
import type { Queue } from '../queue/queue'

/** The ports that starting a job needs. */
export type JobRequestPorts = {
  readonly now: () => Date
  readonly newId: () => string
  readonly queue: Pick<Queue, 'submit' | 'cancel'>
  readonly publishRevision: (organisation: OrganisationId, id: JobId, revision: number) => void
  readonly onError: (error: unknown) => void
}

type Response<C> = Promise<E.Either<Refusal, CallResult<AnswerOf<C>>>>

/**
 * Refuses at once what cannot succeed; otherwise the job is solved later, from the state of the project at that time.
 */
export const requestOptimisation =
  (ports: JobRequestPorts) =>
  async (
    { parameters: { id }, body, user }: AuthorisedCommand<typeof optimiseProject>,
    records: Records,
  ): Response<typeof optimiseProject> => {
    const project = await requireProject(records, { projectId: id, ifMatchVersions: undefined })
    if (E.isLeft(project)) return project
    const today = calendarDateAt(ports.now().toISOString())
    if (today === undefined) return E.left({ code: 'server_error' })
    const source = await loadProblemSource(records, project.right, today)
    if (source === undefined) return E.left({ code: 'not_found' })
    const built = buildProblem(source, body)
    if (E.isLeft(built)) return built
    const refusal = placeLimitRefusal(built.right.problem, 'days')
    if (refusal !== undefined) return E.left(refusal)
    const request = optimiseProject.body.codec.encode(body)
    return createJob(ports, records, user.organisation, { project: id, kind: 'optimise', request })
  }

export const requestSolution =
  (ports: JobRequestPorts) =>
  async (
    { body, user }: AuthorisedCommand<typeof postRouteProblem>,
    records: Records,
  ): Response<typeof postRouteProblem> => {
    const refusal = placeLimitRefusal(body, 'stops')
    if (refusal !== undefined) return E.left(refusal)
    const request = postRouteProblem.body.codec.encode(body)
    return createJob(ports, records, user.organisation, { project: undefined, kind: 'problem', request })
  }

/** More jobs of one organisation could not be begun soon, and fill the disk. */
const MAX_UNFINISHED_JOBS = 20

const tooManyJobs: Refusal = {
  code: 'too_many_requests',
  message: `Your organisation has ${MAX_UNFINISHED_JOBS} jobs that are not over yet. Wait for one of them, or cancel one.`,
  more: { retry_after: 10 },
}

const createJob = async (
  { now, newId, queue, publishRevision, onError }: JobRequestPorts,
  records: Records,
  organisation: OrganisationId,
  { request, ...jobSpec }: Pick<JobRecord, 'project' | 'kind'> & { readonly request: unknown },
): Response<typeof optimiseProject> => {
  if ((await records.jobs.countUnfinished()) >= MAX_UNFINISHED_JOBS) return E.left(tooManyJobs)
  const job = newJob({ ...jobSpec, id: newId(), createdAt: now().toISOString() })
  await records.jobs.add(job, request)
  records.afterCommit(() => {
    publishRevision(organisation, job.id, job.revision)
    // If this fails, the queue finds the unfinished job in the storage later.
    queue.submit(organisation, job.id).catch(onError)
  })
  return E.right(callResult({ jobId: job.id }))
}

/** How many answers about finished jobs are cached; each takes a few megabytes. */
const MAX_CACHED_ANSWERS = 4

/** The answer about a job with a result is made once, as long as what is stored of it is the same. */
export const readJobStatus = (): ((
  command: AuthorisedCommand<typeof readJob>,
  records: Records,
) => Promise<E.Either<Refusal, CallResult<Job> | EncodedResult>>) => {
  const cachedAnswers = lruMap<{ readonly job: JobRecord; readonly parts: Parts }>(MAX_CACHED_ANSWERS)
  return async ({ parameters: { jobId }, user: { organisation } }, records) =>
    E.map((job: JobRecord): CallResult<Job> | EncodedResult => {
      if (job.result === undefined) return callResult(toJob(job))
      const key = JSON.stringify([organisation, jobId])
      const cached = cachedAnswers.get(key)
      const parts =
        cached?.job.revision === job.revision && cached.job.result === job.result
          ? cached.parts
          : [Buffer.from(JSON.stringify(readJob.answer.codec.encode(toJob(job))))]
      cachedAnswers.set(key, { job, parts })
      return { parts: () => parts }
    })(await requireJob(records, jobId))
}

export const cancelUnfinishedJob =
  ({ now, queue, publishRevision, onError }: JobRequestPorts) =>
  async (
    { parameters: { jobId }, user: { organisation } }: AuthorisedCommand<typeof cancelJob>,
    records: Records,
  ): Response<typeof cancelJob> => {
    const job = await requireJob(records, jobId)
    if (E.isLeft(job)) return job
    const updated = requestCancellation(job.right, now().toISOString())
    if (updated !== job.right) {
      await records.jobs.save(updated)
      records.afterCommit(() => {
        publishRevision(organisation, jobId, updated.revision)
        queue.cancel(organisation, jobId).catch(onError)
      })
    }
    return E.right(callResult(toJob(updated)))
  }
