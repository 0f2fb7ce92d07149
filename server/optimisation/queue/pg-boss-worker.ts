import { topicOf, type EventBus } from '../../events'
import { QUEUE, parseJobKey, type FetchEntry, type PgBossConnection } from './pg-boss-connection'
import type { AbortReason, RunJob } from './queue'
import type { Pool } from 'pg'

export type WorkerOptions = {
  readonly pgBoss: PgBossConnection
  readonly bus: Pick<EventBus, 'subscribe'>
  readonly runJob: RunJob
  /** takes the next job that this worker may do */
  readonly fetchEntry: FetchEntry
  readonly onError: (error: unknown) => void
  /** how long an idle worker waits before it looks again, unless a message about a job arrives */
  readonly pollMs: number
}

/** The organisation of the message which tells all workers that there is a job. */
export const ALL_ORGANISATIONS = ''

/** Runs one job after the other until it is closed. */
export const pgBossWorker = (options: WorkerOptions): { readonly close: () => Promise<void> } => {
  const { bus, pollMs, onError } = options
  const closing = new AbortController()
  let wake = (): void => undefined
  const unsubscribe = bus.subscribe(ALL_ORGANISATIONS, 'jobs', () => wake())

  const waitForJob = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => wake(), pollMs)
      wake = () => {
        wake = () => undefined
        clearTimeout(timer)
        resolve()
      }
      if (closing.signal.aborted) wake()
    })

  const runJobs = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const hadJob = await runNextJob(options, closing.signal).catch(onError)
      if (hadJob !== true) await waitForJob()
    }
  }

  const finished = runJobs()
  return {
    close: async () => {
      unsubscribe()
      closing.abort()
      wake()
      await finished
    },
  }
}

/** Runs the next job; false where there was none. */
const runNextJob = async (
  { pgBoss, bus, runJob, fetchEntry, onError }: WorkerOptions,
  closingSignal: AbortSignal,
): Promise<boolean> => {
  const { boss, pool } = pgBoss
  const entry = await fetchEntry(pgBoss)
  if (entry === undefined) return false
  const job = parseJobKey(entry.data)
  if (job === undefined) {
    await boss.complete(QUEUE, entry.id)
    return true
  }
  const abort = new AbortController()
  const abortWith = (reason: AbortReason) => () => abort.abort(reason)
  const [abortClosing, abortLost, abortCancelled] = [abortWith('closing'), abortWith('lost'), abortWith('cancelled')]
  const cleanups = [
    renewLease(pool, { ...entry, leaseMs: entry.expireInSeconds * 1000 }, abortLost),
    bus.subscribe(job.organisation, topicOf.cancel(job.id), (version) => {
      // Undefined says that messages may have been lost, not that somebody cancelled.
      if (version !== undefined) abortCancelled()
    }),
    () => closingSignal.removeEventListener('abort', abortClosing),
  ]
  closingSignal.addEventListener('abort', abortClosing)
  if (closingSignal.aborted) abortClosing()
  try {
    await runJob(job.organisation, job.id, abort.signal)
    const abortReason: unknown = abort.signal.reason
    if (abortReason === ('closing' satisfies AbortReason)) await boss.fail(QUEUE, entry.id, { message: 'put back' })
    else if (abortReason !== ('lost' satisfies AbortReason)) await boss.complete(QUEUE, entry.id)
  } catch (error) {
    onError(error)
    await boss.fail(QUEUE, entry.id, { message: 'unexpected error' })
  } finally {
    for (const cleanup of cleanups) cleanup()
  }
  return true
}

/** A job as it was handed out. The retry count tells it from the same job that is handed out again later. */
type LeasedJob = { readonly id: string; readonly retryCount: number; readonly leaseMs: number }

/**
 * pg-boss takes a job away when too much time has passed since its start; so the start is set to now as a sign of
 * life.
 */
const RENEW_LEASE = `update pgboss.job set started_on = now()
  where name = $1 and id = $2 and retry_count = $3 and state = 'active'`

/** Renews the lease of a job until the returned function is called, or until another process has the job. */
const renewLease = (
  pool: Pick<Pool, 'query'>,
  { id, retryCount, leaseMs }: LeasedJob,
  onLost: () => void,
): (() => void) => {
  let lastRenewal = performance.now()
  const renew = async (): Promise<void> => {
    const renewedAt = performance.now()
    const isStillOwned = await pool.query(RENEW_LEASE, [QUEUE, id, retryCount]).then(
      ({ rowCount }) => rowCount === 1,
      () => undefined,
    )
    if (isStillOwned === true) lastRenewal = renewedAt
    else if (isStillOwned === false || performance.now() - lastRenewal > leaseMs) onLost()
  }
  const timer = setInterval(() => void renew(), leaseMs / 4)
  return () => clearInterval(timer)
}
