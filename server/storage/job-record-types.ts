import type { JobId } from '../../src/domain/optimisation'
import type { ProjectId } from './project-record-types'

export type { JobId }

/** A stopping job still has to deliver its best result so far. */
type StoredJobState = 'queued' | 'running' | 'stopping' | 'done' | 'failed' | 'cancelled'

export type JobRecord = {
  readonly id: JobId
  readonly project: ProjectId | undefined
  readonly kind: 'optimise' | 'problem'
  readonly state: StoredJobState
  /** the number of the newest state, by which followers see what they have not received yet */
  readonly revision: number
  /** the share of the work that is done, from 0 to 1 */
  readonly progress: number
  /** the figures of the best plan so far, as a JSON value; `markAccepted` reads and sets its field `accepted` */
  readonly best: unknown
  readonly message: string | undefined
  /** one line of JSON text: it may be megabytes, and is mostly passed on unchanged */
  readonly result: string | undefined
  readonly createdAt: string
  readonly startedAt: string | undefined
  readonly finishedAt: string | undefined
  readonly attempts: number
}

export type JobRecords = {
  /** The request is a JSON value that the storage does not interpret. It may be megabytes, and is stored this once. */
  readonly add: (job: JobRecord, request: unknown) => Promise<void>
  /** the request of a job, which is read only to begin the job */
  readonly readRequest: (id: JobId) => Promise<unknown>
  /** in a write transaction, locks the job until the transaction ends */
  readonly find: (id: JobId) => Promise<JobRecord | undefined>
  /** false if there is no such job */
  readonly save: (job: JobRecord) => Promise<boolean>
  /**
   * notes that the plan of a finished job was accepted; false where it was accepted before, or where there is no such
   * job. The job is locked until the transaction ends.
   */
  readonly markAccepted: (id: JobId) => Promise<boolean>
  /** the jobs that are queued, running or stopping, oldest first */
  readonly unfinished: () => Promise<ReadonlyArray<JobRecord>>
  readonly countUnfinished: () => Promise<number>
  /** the newest job of a project */
  readonly findLatest: (project: ProjectId) => Promise<JobRecord | undefined>
  /** deletes jobs that were finished before this time */
  readonly deleteFinishedBefore: (before: string) => Promise<void>
}
