import type { Pool } from 'pg'
import { QUEUE } from './boss'

/** A job as it was handed out: the how manieth time that is tells it from the same job handed out again. */
export type Handed = { readonly id: string; readonly retryCount: number; readonly leaseMs: number }

/** pg-boss takes a job away so long after this moment; it has no other sign of life. */
const SIGN_OF_LIFE = `update pgboss.job set started_on = now()
  where name = $1 and id = $2 and retry_count = $3 and state = 'active'`

/** Keeps a job in hand by signs of life, until the answer is called, or until the job is found to be lost. */
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
