import { topicOf, type EventBus } from '../../events'
import type { Storage } from '../../storage'
import { announceWorker, countWorkers } from './worker-presence'
import { openPgBoss } from './pg-boss-connection'
import { returnToQueue, enqueueJob } from './pg-boss-enqueue'
import { pgBossWorker, ALL_ORGANISATIONS } from './pg-boss-worker'
import type { Queue } from './queue'
import { updateWaitingJobs } from './update-waiting-jobs'
import { unfinishedJobs } from './unfinished-jobs'
import { watchWorkers } from './watch-workers'

export type PgBossQueueOptions = {
  readonly databaseUrl: string
  readonly storage: Pick<Storage, 'read' | 'write' | 'directory'>
  readonly bus: Pick<EventBus, 'publish' | 'subscribe'>
  readonly onError: (error: unknown) => void
  /** is told in words what the operator should know */
  readonly onWarning: (message: string) => void
  readonly parallel?: number
  readonly pollMs?: number
  /** how often to search for jobs that the queue does not know of */
  readonly searchMs?: number
  readonly watchSeconds?: number
  /** how often to check whether any worker is running */
  readonly watchMs?: number
}

/**
 * Jobs wait in PostgreSQL for any worker process that has time. When a process dies, another one takes over its job.
 */
export const pgBossQueue = async (options: PgBossQueueOptions): Promise<Queue> => {
  const {
    databaseUrl,
    storage,
    bus,
    onError,
    onWarning,
    parallel = 1,
    pollMs = 2_000,
    searchMs = 60_000,
    watchMs = 10_000,
  } = options
  const pgBoss = await openPgBoss(databaseUrl, options)
  const runningWorkers: Array<ReturnType<typeof pgBossWorker>> = []
  let timer: NodeJS.Timeout | undefined
  let withdrawWorker = async (): Promise<void> => undefined
  const workers = (): Promise<number> => countWorkers(pgBoss.pool)

  const notifyWorkers = (): void => bus.publish({ organisation: ALL_ORGANISATIONS, topic: 'jobs', version: 0 })

  /**
   * Puts jobs into the queue that are only in the storage: a process may have died between storing a job and sending
   * it.
   */
  const requeueUnfinished = async (): Promise<void> => {
    for (const job of await unfinishedJobs(storage, (job) => job)) await returnToQueue(pgBoss, job)
    await updateWaitingJobs({ storage, bus }, true)
    notifyWorkers()
  }

  const workerWatch = watchWorkers({ storage, bus, workers, onError, onWarning, intervalMs: watchMs })

  return {
    submit: async (organisation, id) => {
      await enqueueJob(pgBoss, { organisation, id })
      notifyWorkers()
      if (runningWorkers.length === 0) await workerWatch.check()
    },
    cancel: async (organisation, id) => bus.publish({ organisation, topic: topicOf.cancel(id), version: 1 }),
    work: async (run) => {
      workerWatch.stop()
      withdrawWorker = await announceWorker({ databaseUrl, onError })
      await requeueUnfinished()
      timer = setInterval(() => void requeueUnfinished().catch(onError), searchMs)
      for (let index = 0; index < parallel; index += 1)
        runningWorkers.push(pgBossWorker({ pgBoss, bus, run, onError, pollMs }))
    },
    workers,
    close: async () => {
      workerWatch.stop()
      clearInterval(timer)
      await Promise.all(runningWorkers.map(({ stop }) => stop()))
      await withdrawWorker()
      await pgBoss.close()
    },
  }
}
