import { topicOf, type EventBus } from '../../events'
import type { Storage } from '../../storage'
import { showAtWork, workersIn } from './worker-presence'
import { openBoss } from './pg-boss-connection'
import { putBackInLine, putInLine } from './pg-boss-enqueue'
import { bossWorker, EVERYBODY } from './pg-boss-worker'
import type { Queue } from './queue'
import { tellWaiting } from './update-waiting-jobs'
import { unfinishedJobs } from './unfinished-jobs'
import { watchWorkers } from './watch-workers'

export type BossQueueOptions = {
  readonly databaseUrl: string
  readonly storage: Pick<Storage, 'read' | 'write' | 'directory'>
  readonly bus: Pick<EventBus, 'publish' | 'subscribe'>
  readonly onAccident: (error: unknown) => void
  /** is told in words what the operator should know */
  readonly onWarning: (words: string) => void
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
export const bossQueue = async (options: BossQueueOptions): Promise<Queue> => {
  const {
    databaseUrl,
    storage,
    bus,
    onAccident,
    onWarning,
    parallel = 1,
    pollMs = 2_000,
    searchMs = 60_000,
    watchMs = 10_000,
  } = options
  const opened = await openBoss(databaseUrl, options)
  const hands: Array<ReturnType<typeof bossWorker>> = []
  let timer: NodeJS.Timeout | undefined
  let leave = async (): Promise<void> => undefined
  const workers = (): Promise<number> => workersIn(opened.pool)

  const tellEverybody = (): void => bus.publish({ organisation: EVERYBODY, topic: 'jobs', version: 0 })

  /**
   * Puts jobs into the queue that are only in the storage: a process may have died between storing a job and sending
   * it.
   */
  const search = async (): Promise<void> => {
    for (const job of await unfinishedJobs(storage, (found) => found)) await putBackInLine(opened, job)
    await tellWaiting({ storage, bus }, true)
    tellEverybody()
  }

  const watch = watchWorkers({ storage, bus, workers, onAccident, onWarning, everyMs: watchMs })

  return {
    submit: async (organisation, id) => {
      await putInLine(opened, { organisation, id })
      tellEverybody()
      if (hands.length === 0) await watch.look()
    },
    cancel: async (organisation, id) => bus.publish({ organisation, topic: topicOf.cancel(id), version: 1 }),
    work: async (run) => {
      watch.end()
      leave = await showAtWork({ databaseUrl, onError: onAccident })
      await search()
      timer = setInterval(() => void search().catch(onAccident), searchMs)
      for (let each = 0; each < parallel; each += 1) hands.push(bossWorker({ opened, bus, run, onAccident, pollMs }))
    },
    workers,
    close: async () => {
      watch.end()
      clearInterval(timer)
      await Promise.all(hands.map(({ stop }) => stop()))
      await leave()
      await opened.close()
    },
  }
}
