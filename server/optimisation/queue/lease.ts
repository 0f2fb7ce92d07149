import type { Pool } from 'pg'
import { QUEUE } from './pg-boss-connection'

/** A job as it was handed out. The retry count tells it from the same job that is handed out again later. */
export type LeasedJob = { readonly id: string; readonly retryCount: number; readonly leaseMs: number }

/**
 * pg-boss takes a job away when too much time has passed since its start; so the start is set to now as a sign of
 * life.
 */
const RENEW_LEASE = `update pgboss.job set started_on = now()
  where name = $1 and id = $2 and retry_count = $3 and state = 'active'`

/** Sends signs of life for a job until the result is called, or until the job turns out to be taken away. */
export const renewLease = (
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
