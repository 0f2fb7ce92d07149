import * as O from 'fp-ts/Option'
import type { JobRecord } from '../../storage'

/** A job that has lost its worker so often is given up: it may be the cause of the crashes. */
export const MOST_ATTEMPTS = 3

export type JobBirth = Pick<JobRecord, 'id' | 'project' | 'kind' | 'ask' | 'createdAt'>

export const newJob = (birth: JobBirth): JobRecord => ({
  ...birth,
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

const unfinished: ReadonlyArray<JobRecord['state']> = ['queued', 'running', 'stopping']

export const isFinished = ({ state }: Pick<JobRecord, 'state'>): boolean => !unfinished.includes(state)

/** Every change raises the revision, so that followers are told of it. */
const turned = (job: JobRecord, changes: Partial<JobRecord>): JobRecord => ({
  ...job,
  ...changes,
  revision: job.revision + 1,
})

/** The job has lost its worker: it waits again, unless it was tried too often or was to stop. */
export const waitingAgain = (job: JobRecord, at: string): JobRecord => {
  if (job.state === 'stopping') return turned(job, { state: 'cancelled', message: undefined, finishedAt: at })
  if (job.state !== 'running') return job
  return job.attempts < MOST_ATTEMPTS
    ? turned(job, { state: 'queued', progress: 0, best: undefined })
    : turned(job, { state: 'failed', message: lost, finishedAt: at })
}

const lost = `Given up: the server stopped ${MOST_ATTEMPTS} times while it was at work on this.`

const nobody = 'Waiting: no worker is running. Ask your administrator to start one.'

/** While the job waits, its message says whether any worker is running. */
export const waiting = (job: JobRecord, isAttended: boolean): JobRecord => {
  const message = isAttended ? undefined : nobody
  return job.state === 'queued' && job.message !== message ? turned(job, { message }) : job
}

/** A worker takes up the job. From now on only the worker with this number of attempts may change it. */
export const begun = (job: JobRecord, at: string): JobRecord => {
  const again = waitingAgain(job, at)
  const attempts = job.attempts + 1
  return again.state === 'queued'
    ? turned(again, { state: 'running', message: undefined, attempts, startedAt: job.startedAt ?? at })
    : again
}

/** Whether the worker of this attempt still has the job; otherwise another worker has it, or it is finished. */
const isInHand = ({ state, attempts }: JobRecord, attempt: number): boolean =>
  (state === 'running' || state === 'stopping') && attempts === attempt

export type Advance = Pick<JobRecord, 'progress' | 'best'>

/** Sets the progress, which never goes back. */
export const advanced = (job: JobRecord, attempt: number, { progress, best }: Advance): O.Option<JobRecord> =>
  isInHand(job, attempt) && job.state === 'running'
    ? O.some(turned(job, { progress: Math.max(job.progress, Math.min(progress, 1)), best }))
    : O.none

/**
 * The user cancels the job. A job that has not begun ends at once; a running one ends when the best plan so far is
 * handed in.
 */
export const stopAsked = (job: JobRecord, at: string): JobRecord => {
  if (job.state === 'queued') return turned(job, { state: 'cancelled', message: undefined, finishedAt: at })
  return job.state === 'running' ? turned(job, { state: 'stopping', message: 'Stopping.' }) : job
}

/** The outcome of a job: a plan, or the reason why there is none. */
export type Outcome =
  | { readonly kind: 'made'; readonly best: unknown; readonly result: string; readonly message: string | undefined }
  | { readonly kind: 'nothing'; readonly message: string }

export const ended = (job: JobRecord, attempt: number, outcome: Outcome, at: string): O.Option<JobRecord> => {
  if (!isInHand(job, attempt)) return O.none
  const { message } = outcome
  const made = outcome.kind === 'made' ? { best: outcome.best, result: outcome.result } : {}
  if (job.state === 'stopping') return O.some(turned(job, { ...made, state: 'cancelled', message, finishedAt: at }))
  return O.some(
    turned(job, {
      ...made,
      message,
      state: outcome.kind === 'made' ? 'done' : 'failed',
      progress: outcome.kind === 'made' ? 1 : job.progress,
      finishedAt: at,
    }),
  )
}

/** The server closes in good order: the job waits again, and this does not count as an attempt. */
export const putBack = (job: JobRecord, attempt: number, at: string): O.Option<JobRecord> =>
  isInHand(job, attempt) ? O.some(waitingAgain({ ...job, attempts: job.attempts - 1 }, at)) : O.none
