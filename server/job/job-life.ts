import * as O from 'fp-ts/Option'
import type { JobRecord } from '../storage'

/** A job whose worker was lost so often is not begun again: it may be what brings them down. */
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

/** Every change of a job is one that people hear of. */
const turned = (job: JobRecord, changes: Partial<JobRecord>): JobRecord => ({
  ...job,
  ...changes,
  revision: job.revision + 1,
})

/** Nobody works on it any more: it waits its turn again, unless that was asked of it too often or it was to stop. */
export const waitingAgain = (job: JobRecord, at: string): JobRecord => {
  if (job.state === 'stopping') return turned(job, { state: 'cancelled', message: undefined, finishedAt: at })
  if (job.state !== 'running') return job
  return job.attempts < MOST_ATTEMPTS
    ? turned(job, { state: 'queued', progress: 0, best: undefined })
    : turned(job, { state: 'failed', message: lost, finishedAt: at })
}

const lost = `Given up: the server stopped ${MOST_ATTEMPTS} times while it was at work on this.`

const nobody = 'Waiting: no worker is running. Ask your administrator to start one.'

/** Says of itself whether anybody is there to do it, as long as it waits. */
export const waiting = (job: JobRecord, isAttended: boolean): JobRecord => {
  const message = isAttended ? undefined : nobody
  return job.state === 'queued' && job.message !== message ? turned(job, { message }) : job
}

/** Somebody takes it up, alone; the attempt is the pass by which it may be changed from now on. */
export const begun = (job: JobRecord, at: string): JobRecord => {
  const again = waitingAgain(job, at)
  const attempts = job.attempts + 1
  return again.state === 'queued'
    ? turned(again, { state: 'running', message: undefined, attempts, startedAt: job.startedAt ?? at })
    : again
}

/** Whether it is still the one that was taken up in that attempt; else somebody else has it, or it is over. */
const isInHand = ({ state, attempts }: JobRecord, attempt: number): boolean =>
  (state === 'running' || state === 'stopping') && attempts === attempt

export type Advance = Pick<JobRecord, 'progress' | 'best'>

/** It is so far; never less far than it was. */
export const advanced = (job: JobRecord, attempt: number, { progress, best }: Advance): O.Option<JobRecord> =>
  isInHand(job, attempt) && job.state === 'running'
    ? O.some(turned(job, { progress: Math.max(job.progress, Math.min(progress, 1)), best }))
    : O.none

/** Nobody waits for it any more: at once where nobody has begun, else as soon as the best so far is handed in. */
export const stopAsked = (job: JobRecord, at: string): JobRecord => {
  if (job.state === 'queued') return turned(job, { state: 'cancelled', message: undefined, finishedAt: at })
  return job.state === 'running' ? turned(job, { state: 'stopping', message: 'Stopping.' }) : job
}

/** What comes of the work: a plan, or the words for why there is none. */
export type Outcome =
  | { readonly kind: 'made'; readonly best: unknown; readonly result: unknown; readonly message: string | undefined }
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

/** The server closes in good order, which counts as no attempt. */
export const putBack = (job: JobRecord, attempt: number, at: string): O.Option<JobRecord> =>
  isInHand(job, attempt) ? O.some(waitingAgain({ ...job, attempts: job.attempts - 1 }, at)) : O.none
