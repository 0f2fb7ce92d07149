import { topicOf, type EventBus } from '../../events'
import { QUEUE, parseJobKey, type Entry, type FetchEntry, type PgBossConnection } from './pg-boss-connection'
import type { AbortReason, RunJob } from './queue'
import type { Pool } from 'pg'

export type WorkerOptions = {
  readonly pgBoss: PgBossConnection
  readonly bus: Pick<EventBus, 'subscribe'>
  readonly runJob: RunJob
  /** takes the next entry whose job this worker may do */
  readonly fetchEntry: FetchEntry
  readonly onError: (error: unknown) => void
  /** how long an idle worker waits before it looks again, unless a message about a job arrives */
  readonly pollMs: number
}

/** A message about new jobs is for the workers of all organisations; the empty text stands for these. */
export const ALL_ORGANISATIONS = ''

/** Runs one job after the other until it is closed. */
export const pgBossWorker = (options: WorkerOptions): { readonly close: () => Promise<void> } => {
  const { bus, pollMs, onError } = options
  const closing = new AbortController()
  let wake = (): void => undefined
  const unsubscribe = bus.subscribe(ALL_ORGANISATIONS, topicOf.newJobs, () => wake())

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
  const jobKey = parseJobKey(entry.data)
  if (jobKey === undefined) {
    await boss.complete(QUEUE, entry.id)
    return true
  }
  const abort = new AbortController()
  const abortWith = (reason: AbortReason) => () => abort.abort(reason)
  const [abortClosing, abortLost, abortCancelled] = [abortWith('closing'), abortWith('lost'), abortWith('cancelled')]
  const cleanups = [
    renewLease(pool, entry, abortLost),
    bus.subscribe(jobKey.organisation, topicOf.cancel(jobKey.id), (version) => {
      // Undefined says that messages may have been lost, not that somebody cancelled.
      if (version !== undefined) abortCancelled()
    }),
    () => closingSignal.removeEventListener('abort', abortClosing),
  ]
  closingSignal.addEventListener('abort', abortClosing)
  if (closingSignal.aborted) abortClosing()
  try {
    await runJob(jobKey.organisation, jobKey.id, abort.signal)
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

/** pg-boss takes a job away a while after its start, so the start of a job that still runs is set to now. */
const RENEW_LEASE = `update pgboss.job set started_on = now()
  where name = $1 and id = $2 and retry_count = $3 and state = 'active'`

/** Renews the lease of an entry until the returned function is called, or until another process has it. */
const renewLease = (
  pool: Pick<Pool, 'query'>,
  { id, retryCount, expireInSeconds }: Entry,
  onLost: () => void,
): (() => void) => {
  const leaseMs = expireInSeconds * 1000
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
