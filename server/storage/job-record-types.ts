import type { ProjectId } from './project-record-types'

export type JobId = string

/** A job that is stopping still has to hand in what it has found so far. */
export type JobState = 'queued' | 'running' | 'stopping' | 'done' | 'failed' | 'cancelled'

export type JobRecord = {
  readonly id: JobId
  readonly project: ProjectId | undefined
  readonly kind: 'optimise' | 'problem'
  readonly state: JobState
  /** rises with every save that followers of the job should see */
  readonly revision: number
  /** JSON; `best` is JSON too */
  readonly ask: unknown
  /** 0 to 1 */
  readonly progress: number
  readonly best: unknown
  readonly message: string | undefined
  /** JSON as text, in one line: it may be megabytes, and is mostly passed on as it is */
  readonly result: string | undefined
  readonly createdAt: string
  readonly startedAt: string | undefined
  readonly finishedAt: string | undefined
  readonly attempts: number
}

export type JobRecords = {
  readonly add: (job: JobRecord) => Promise<void>
  /** within a write, the job is locked against other writes until the end */
  readonly find: (id: JobId) => Promise<JobRecord | undefined>
  /** false where there is no such job */
  readonly save: (job: JobRecord) => Promise<boolean>
  /** queued, running or stopping, oldest first */
  readonly unfinished: () => Promise<ReadonlyArray<JobRecord>>
  /** the job last made for a project */
  readonly findLatest: (project: ProjectId) => Promise<JobRecord | undefined>
  /** deletes jobs that were finished before this moment */
  readonly deleteFinishedBefore: (before: string) => Promise<void>
}
