import type { EventBus } from '../../events'
import type { Storage } from '../../storage'
import { pgBossQueue } from './pg-boss-queue'
import { inProcessQueue } from './in-process-queue'
import { requeueJob } from '../record/job-transitions'
import type { Queue } from './queue'
import { updateUnfinishedJobs } from './unfinished-jobs'

export type QueueOptions = {
  readonly databaseUrl: string | undefined
  readonly storage: Pick<Storage, 'read' | 'write' | 'directory'>
  readonly bus: Pick<EventBus, 'publish' | 'subscribe'>
  readonly now: () => Date
  readonly onError: (error: unknown) => void
  /** logs a message for the operator */
  readonly onWarning: (message: string) => void
  /** how many jobs run at the same time; one by default */
  readonly maxRunningJobs?: number
  /** how many more may run, each of an organisation that has no other running job */
  readonly extraJobs?: number
}

/** A server with a database of its own does its jobs itself; with a shared database, any worker process does them. */
export const openQueue = async (options: QueueOptions): Promise<Queue> => {
  const { databaseUrl, storage, now, onError, maxRunningJobs = 1, extraJobs = 0 } = options
  return databaseUrl === undefined
    ? inProcessQueue({
        maxRunningJobs,
        extraJobs,
        onError,
        recoverUnfinishedJobs: () => updateUnfinishedJobs(storage, (job) => requeueJob(job, now().toISOString())),
      })
    : pgBossQueue({ ...options, databaseUrl })
}
