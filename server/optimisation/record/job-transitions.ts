import * as O from 'fp-ts/Option'
import * as E from 'fp-ts/Either'
import type { JobRecord } from '../../storage'
import { decodeResult } from '../../../contract/optimisation'
import { number, recordOf } from '../../../src/domain/parse'
import type { PlanFigures, Job } from '../../../src/domain/optimisation'

/** A job that has lost this many workers is given up: it may be the cause of the crashes. */
export const MAX_ATTEMPTS = 3

export type NewJob = Pick<JobRecord, 'id' | 'project' | 'kind' | 'createdAt'>

export const newJob = (created: NewJob): JobRecord => ({
  ...created,
  state: 'queued',
  revision: 1,
  progress: 0,
  best: undefined,
  message: undefined,
  result: undefined,
  startedAt: undefined,
  finishedAt: undefined,
  attempts: 0,
})

/** Every change raises the revision, so that followers get it. */
const withChanges = (job: JobRecord, changes: Partial<JobRecord>): JobRecord => ({
  ...job,
  ...changes,
  revision: job.revision + 1,
})

/** For a job that has lost its worker: it waits again, unless it was tried too often or was stopping. */
export const requeueJob = (job: JobRecord, timestamp: string): JobRecord => {
  if (job.state === 'stopping')
    return withChanges(job, { state: 'cancelled', message: undefined, finishedAt: timestamp })
  if (job.state !== 'running') return job
  return job.attempts < MAX_ATTEMPTS
    ? withChanges(job, { state: 'queued', progress: 0, best: undefined })
    : withChanges(job, { state: 'failed', message: gaveUpMessage, finishedAt: timestamp })
}

const gaveUpMessage = `Given up: the server stopped ${MAX_ATTEMPTS} times while it was at work on this.`

const noWorkerMessage = 'Waiting: no worker is running. Ask your administrator to start one.'

/** While the job waits, its message says whether any worker is running. */
export const withWorkerNotice = (job: JobRecord, hasWorker: boolean): JobRecord => {
  const message = hasWorker ? undefined : noWorkerMessage
  return job.state === 'queued' && job.message !== message ? withChanges(job, { message }) : job
}

/** For a job that a worker takes. From now on only the worker with this number of attempts may change it. */
export const claimJob = (job: JobRecord, timestamp: string): JobRecord => {
  const requeued = requeueJob(job, timestamp)
  const attempts = job.attempts + 1
  return requeued.state === 'queued'
    ? withChanges(requeued, { state: 'running', message: undefined, attempts, startedAt: job.startedAt ?? timestamp })
    : requeued
}

/** Whether the worker of this attempt still has the job. */
const isClaimedBy = ({ state, attempts }: JobRecord, attempt: number): boolean =>
  (state === 'running' || state === 'stopping') && attempts === attempt

export type JobProgress = Pick<JobRecord, 'progress' | 'best'>

/** Sets the progress, which never goes back; none where the attempt no longer has the job, or the job is stopping. */
export const advanceJob = (job: JobRecord, attempt: number, { progress, best }: JobProgress): O.Option<JobRecord> =>
  isClaimedBy(job, attempt) && job.state === 'running'
    ? O.some(withChanges(job, { progress: Math.max(job.progress, Math.min(progress, 1)), best }))
    : O.none

/**
 * For a job that the user cancels. A queued job ends at once; a running one ends once its best plan so far is stored.
 */
export const requestCancellation = (job: JobRecord, timestamp: string): JobRecord => {
  if (job.state === 'queued') return withChanges(job, { state: 'cancelled', message: undefined, finishedAt: timestamp })
  return job.state === 'running' ? withChanges(job, { state: 'stopping', message: 'Stopping.' }) : job
}

/** The outcome of a job: a plan, or the reason why there is none. */
export type JobOutcome =
  | { readonly kind: 'planned'; readonly best: unknown; readonly result: string; readonly message: string | undefined }
  | { readonly kind: 'not planned'; readonly message: string }

/** Ends a job with its outcome; none where the attempt no longer has the job. */
export const finishJob = (
  job: JobRecord,
  attempt: number,
  outcome: JobOutcome,
  timestamp: string,
): O.Option<JobRecord> => {
  if (!isClaimedBy(job, attempt)) return O.none
  const { message } = outcome
  const resultChanges = outcome.kind === 'planned' ? { best: outcome.best, result: outcome.result } : {}
  if (job.state === 'stopping')
    return O.some(withChanges(job, { ...resultChanges, state: 'cancelled', message, finishedAt: timestamp }))
  return O.some(
    withChanges(job, {
      ...resultChanges,
      message,
      state: outcome.kind === 'planned' ? 'done' : 'failed',
      progress: outcome.kind === 'planned' ? 1 : job.progress,
      finishedAt: timestamp,
    }),
  )
}

/** For a job whose server closes: it waits again, and this does not count as an attempt. */
export const returnJob = (job: JobRecord, attempt: number, timestamp: string): O.Option<JobRecord> =>
  isClaimedBy(job, attempt) ? O.some(requeueJob({ ...job, attempts: job.attempts - 1 }, timestamp)) : O.none

/** A job as it is sent. A stopping job counts as running until its best plan so far is stored. */
export const toJob = (job: JobRecord): Job => ({
  id: job.id,
  projectId: job.project,
  state: job.state === 'stopping' ? 'running' : job.state,
  progress: job.progress,
  best: parseBestOrUndefined(job.best),
  message: job.message,
  result: decodeResult(job),
  createdAt: job.createdAt,
  startedAt: job.startedAt,
  finishedAt: job.finishedAt,
})

const numberField = { parser: number() }

const parseBest = recordOf<PlanFigures>({
  cost: numberField,
  metres: numberField,
  seconds: numberField,
  planned: numberField,
  unplanned: numberField,
})

const parseBestOrUndefined = (stored: unknown): PlanFigures | undefined => {
  const parsedBest = parseBest(stored)
  return E.isRight(parsedBest) ? parsedBest.right : undefined
}
