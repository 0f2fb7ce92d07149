import { topicOf, type EventBus } from '../../events'
import type { Storage } from '../../storage'
import { holdWorkerLock, countWorkers } from './worker-lock'
import {
  openPgBoss,
  QUEUE,
  entryIdOf,
  fetchNext,
  fetchForExtraWorker,
  type FetchEntry,
  type PgBossConnection,
} from './pg-boss-connection'
import { pgBossWorker, ALL_ORGANISATIONS } from './pg-boss-worker'
import type { Queue, RunJob } from './queue'
import { updateUnfinishedJobs, updateWorkerNotices, NO_WORKER_WARNING, type WorkerNoticePorts } from './unfinished-jobs'
import type { JobLimits } from './job-limits'
import type { JobKey } from './round-robin'

export type PgBossQueueOptions = Partial<JobLimits> & {
  readonly databaseUrl: string
  readonly storage: Pick<Storage, 'read' | 'write' | 'directory'>
  readonly bus: Pick<EventBus, 'publish' | 'subscribe'>
  readonly onError: (error: unknown) => void
  /** logs a message for the operator */
  readonly onWarning: (message: string) => void
  /** how long an idle worker waits before it looks for a job again */
  readonly pollMs?: number
  /** how often to search for jobs that the queue does not know of */
  readonly searchMs?: number
  /** how often jobs of workers that ended are looked for */
  readonly maintenanceSeconds?: number
  /** how often to check whether any worker is running */
  readonly workerCheckMs?: number
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
    maxRunningJobs = 1,
    extraJobs = 0,
    pollMs = 2_000,
    searchMs = 15_000,
    workerCheckMs = 10_000,
  } = options
  const pgBoss = await openPgBoss(databaseUrl, options)
  const runningWorkers: Array<ReturnType<typeof pgBossWorker>> = []
  let timer: NodeJS.Timeout | undefined
  let releaseWorkerLock = async (): Promise<void> => undefined
  const countAllWorkers = (): Promise<number> => countWorkers(pgBoss.pool)

  const notifyWorkers = (): void => bus.publish({ organisation: ALL_ORGANISATIONS, topic: topicOf.newJobs, version: 0 })

  /**
   * Puts jobs into the queue that are only in the storage: a process may have died between storing a job and sending
   * it.
   */
  const requeueUnfinished = async (): Promise<void> => {
    for (const job of await updateUnfinishedJobs(storage, (record) => record)) await returnToQueue(pgBoss, job)
    await updateWorkerNotices({ storage, bus }, true)
    notifyWorkers()
  }

  const workerWatch = watchWorkers({
    storage,
    bus,
    countWorkers: countAllWorkers,
    onError,
    onWarning,
    intervalMs: workerCheckMs,
  })

  return {
    submit: async (organisation, id) => {
      await enqueueJob(pgBoss, { organisation, id })
      notifyWorkers()
      if (runningWorkers.length === 0) await workerWatch.check()
    },
    cancel: async (organisation, id) => bus.publish({ organisation, topic: topicOf.cancel(id), version: 1 }),
    startWorking: async (runJob) => {
      workerWatch.stop()
      releaseWorkerLock = await holdWorkerLock({ databaseUrl, onError })
      await requeueUnfinished()
      timer = setInterval(() => void requeueUnfinished().catch(onError), searchMs)
      let runningCount = 0
      const runCounted: RunJob = (organisation, id, signal) => {
        runningCount += 1
        return runJob(organisation, id, signal).finally(() => (runningCount -= 1))
      }
      for (let index = 0; index < maxRunningJobs; index += 1)
        runningWorkers.push(pgBossWorker({ pgBoss, bus, runJob: runCounted, onError, pollMs, fetchEntry: fetchNext }))
      // An extra worker leaves a job to one that is free.
      const fetchExtra: FetchEntry = async (connection) =>
        runningCount < maxRunningJobs ? undefined : fetchForExtraWorker(connection)
      for (let index = 0; index < extraJobs; index += 1)
        runningWorkers.push(pgBossWorker({ pgBoss, bus, runJob, onError, pollMs, fetchEntry: fetchExtra }))
    },
    countWorkers: countAllWorkers,
    close: async () => {
      workerWatch.stop()
      clearInterval(timer)
      await Promise.all(runningWorkers.map(({ close }) => close()))
      await releaseWorkerLock()
      await pgBoss.close()
    },
  }
}

type WorkerWatch = {
  /** checks now, so that a new job says at once whether there is a worker */
  readonly check: () => Promise<void>
  readonly stop: () => void
}

type WorkerWatchOptions = WorkerNoticePorts & {
  readonly countWorkers: () => Promise<number>
  readonly onError: (error: unknown) => void
  readonly onWarning: (message: string) => void
  readonly intervalMs: number
}

/** Checks regularly whether any worker is running. If none is, that is logged once, and every waiting job says so. */
const watchWorkers = ({ onError, onWarning, intervalMs, ...ports }: WorkerWatchOptions): WorkerWatch => {
  let hadWorker = true
  const check = async (): Promise<void> => {
    const hasWorker = (await ports.countWorkers()) > 0
    const hasChanged = hasWorker !== hadWorker
    hadWorker = hasWorker
    if (hasChanged && !hasWorker) onWarning(NO_WORKER_WARNING)
    // Also if nothing changed: a worker may have started and ended between two checks, and changed the notices of jobs.
    if (hasChanged || !hasWorker) await updateWorkerNotices(ports, hasWorker)
  }
  const timer = setInterval(() => void check().catch(onError), intervalMs)
  return { check, stop: () => clearInterval(timer) }
}

/**
 * The latest round that has begun, and the round of the organisation's last job. The priority of a job is minus its
 * round.
 */
const SELECT_ROUNDS = `select
    coalesce(max(-priority) filter (where state >= 'active'), 0) as begun,
    coalesce(max(-priority) filter (where data->>'organisation' = $2), 0) as own
  from pgboss.job where name = $1`

/**
 * Puts a job into the queue, unless it is there already. In every round each organisation has one job done: an
 * organisation with a hundred jobs waits for a hundred rounds, and a new one has its first job done in the next round.
 */
const enqueueJob = async ({ boss, pool }: PgBossConnection, { organisation, id }: JobKey): Promise<void> => {
  const { rows } = await pool.query<{ begun: number; own: number }>(SELECT_ROUNDS, [QUEUE, organisation])
  const round = Math.max(rows[0]?.begun ?? 0, rows[0]?.own ?? 0) + 1
  await boss.send(QUEUE, { organisation, id }, { id: entryIdOf({ organisation, id }), priority: -round })
}

/** Puts an unfinished job back into the queue, whatever state the queue has for it. */
const returnToQueue = async (pgBoss: PgBossConnection, job: JobKey): Promise<void> => {
  const { boss } = pgBoss
  const existing = await boss.getJobById(QUEUE, entryIdOf(job))
  if (existing === null) return enqueueJob(pgBoss, job)
  if (existing.state === 'failed') return boss.retry(QUEUE, existing.id)
  if (existing.state === 'completed' || existing.state === 'cancelled') {
    await boss.deleteJob(QUEUE, existing.id)
    await enqueueJob(pgBoss, job)
  }
}
