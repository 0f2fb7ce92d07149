import type { Pool } from 'pg'
import { QUEUE } from './pg-boss-connection'

/** A job as it was handed out. The retry count tells it from the same job that is handed out again later. */
export type Handed = { readonly id: string; readonly retryCount: number; readonly leaseMs: number }

/**
 * pg-boss takes a job away when too much time has passed since its start; so the start is set to now as a sign of
 * life.
 */
const SIGN_OF_LIFE = `update pgboss.job set started_on = now()
  where name = $1 and id = $2 and retry_count = $3 and state = 'active'`

/** Sends signs of life for a job until the result is called, or until the job turns out to be taken away. */
export const keepInHand = (
  pool: Pick<Pool, 'query'>,
  { id, retryCount, leaseMs }: Handed,
  onLost: () => void,
): (() => void) => {
  let lastSign = performance.now()
  const sign = async (): Promise<void> => {
    const at = performance.now()
    const isMine = await pool.query(SIGN_OF_LIFE, [QUEUE, id, retryCount]).then(
      ({ rowCount }) => rowCount === 1,
      () => undefined,
    )
    if (isMine === true) lastSign = at
    else if (isMine === false || performance.now() - lastSign > leaseMs) onLost()
  }
  const timer = setInterval(() => void sign(), leaseMs / 4)
  return () => clearInterval(timer)
}
