import type { Boss } from './pg-boss-connection'
import { QUEUE } from './pg-boss-connection'
import type { JobOf } from './round-robin'
import { queuedAs } from './pg-boss-entry'

/**
 * The latest round that has begun, and the round of the organisation's last job. The priority of a job is minus its
 * round.
 */
const ROUNDS = `select
    coalesce(max(-priority) filter (where state >= 'active'), 0) as begun,
    coalesce(max(-priority) filter (where data->>'organisation' = $2), 0) as own
  from pgboss.job where name = $1`

/**
 * Puts a job into the queue, unless it is there already. In every round each organisation has one job done: an
 * organisation with a hundred jobs waits for a hundred rounds, and a new one has its first job done in the next round.
 */
export const putInLine = async ({ boss, pool }: Boss, { organisation, id }: JobOf): Promise<void> => {
  const { rows } = await pool.query<{ begun: number; own: number }>(ROUNDS, [QUEUE, organisation])
  const round = Math.max(rows[0]?.begun ?? 0, rows[0]?.own ?? 0) + 1
  await boss.send(QUEUE, { organisation, id }, { id: queuedAs({ organisation, id }), priority: -round })
}

/** Puts an unfinished job back into the queue, whatever state the queue has for it. */
export const putBackInLine = async (opened: Boss, job: JobOf): Promise<void> => {
  const { boss } = opened
  const found = await boss.getJobById(QUEUE, queuedAs(job))
  if (found === null) return putInLine(opened, job)
  if (found.state === 'failed') return boss.retry(QUEUE, found.id)
  if (found.state === 'completed' || found.state === 'cancelled') {
    await boss.deleteJob(QUEUE, found.id)
    await putInLine(opened, job)
  }
}
