import type { EventBus } from '../../events'
import type { Storage } from '../../storage'
import { bossQueue } from './pg-boss-queue'
import { inProcessQueue } from './in-process-queue'
import { waitingAgain } from '../record'
import type { Queue } from './queue'
import { unfinishedJobs } from './unfinished-jobs'

export type QueuePlace = {
  readonly databaseUrl: string | undefined
  readonly storage: Pick<Storage, 'read' | 'write' | 'directory'>
  readonly bus: Pick<EventBus, 'publish' | 'subscribe'>
  readonly now: () => Date
  readonly onAccident: (error: unknown) => void
  /** is told in words what the operator should know */
  readonly onWarning: (words: string) => void
  /** how many jobs run at the same time; one by default */
  readonly parallel?: number
}

/** A server with a database of its own does its jobs itself; with a shared database, any worker process does them. */
export const openQueue = async (place: QueuePlace): Promise<Queue> => {
  const { databaseUrl, storage, now, onAccident, parallel = 1 } = place
  return databaseUrl === undefined
    ? inProcessQueue({
        parallel,
        onAccident,
        leftBehind: () => unfinishedJobs(storage, (job) => waitingAgain(job, now().toISOString())),
      })
    : bossQueue({ ...place, databaseUrl })
}
