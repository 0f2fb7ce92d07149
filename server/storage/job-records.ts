import type { ProjectId } from './project-records'

export type JobId = string

/** Of one that stops, what there is by then is still to be handed in. */
export type JobState = 'queued' | 'running' | 'stopping' | 'done' | 'failed' | 'cancelled'

export type JobRecord = {
  readonly id: JobId
  readonly project: ProjectId | undefined
  readonly kind: 'optimise' | 'problem'
  readonly state: JobState
  /** rises with every save that somebody should hear of */
  readonly revision: number
  /** JSON, as are best and result */
  readonly ask: unknown
  /** 0 to 1 */
  readonly progress: number
  readonly best: unknown
  readonly message: string | undefined
  readonly result: unknown
  readonly createdAt: string
  readonly startedAt: string | undefined
  readonly finishedAt: string | undefined
  readonly attempts: number
}

export type JobRecords = {
  readonly add: (job: JobRecord) => Promise<void>
  /** in a write, nobody else changes the job until that is over */
  readonly find: (id: JobId) => Promise<JobRecord | undefined>
  /** false where there is no such job */
  readonly save: (job: JobRecord) => Promise<boolean>
  /** queued, running or stopping, oldest first */
  readonly unfinished: () => Promise<ReadonlyArray<JobRecord>>
  /** the job last made for a project */
  readonly latestOf: (project: ProjectId) => Promise<JobRecord | undefined>
  /** those that were over before */
  readonly forgetFinished: (before: string) => Promise<void>
}
