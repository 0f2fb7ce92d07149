import type { EventBus } from '../../events'
import type { Storage } from '../../storage'
import { pgBossQueue } from './pg-boss-queue'
import { inProcessQueue } from './in-process-queue'
import { requeueJob } from '../record/job-transitions'
import type { JobLimits } from './job-limits'
import type { Queue } from './queue'
import { updateUnfinishedJobs } from './unfinished-jobs'

export type QueueOptions = Partial<JobLimits> & {
  readonly databaseUrl: string | undefined
  readonly storage: Pick<Storage, 'read' | 'write' | 'directory'>
  readonly bus: Pick<EventBus, 'publish' | 'subscribe'>
  readonly now: () => Date
  readonly onError: (error: unknown) => void
  /** logs a message for the operator */
  readonly onWarning: (message: string) => void
}

/** A server with a database of its own does its jobs itself; with a shared database, any worker process does them. */
export const openQueue = async (options: QueueOptions): Promise<Queue> => {
  const { databaseUrl, storage, now } = options
  return databaseUrl === undefined
    ? inProcessQueue({
        ...options,
        recoverUnfinishedJobs: () => updateUnfinishedJobs(storage, (job) => requeueJob(job, now().toISOString())),
      })
    : pgBossQueue({ ...options, databaseUrl })
}
