import type { PgBossConnection } from './pg-boss-connection'
import { QUEUE } from './pg-boss-connection'
import type { JobKey } from './round-robin'
import { entryIdOf } from './pg-boss-entry'

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
export const enqueueJob = async ({ boss, pool }: PgBossConnection, { organisation, id }: JobKey): Promise<void> => {
  const { rows } = await pool.query<{ begun: number; own: number }>(SELECT_ROUNDS, [QUEUE, organisation])
  const round = Math.max(rows[0]?.begun ?? 0, rows[0]?.own ?? 0) + 1
  await boss.send(QUEUE, { organisation, id }, { id: entryIdOf({ organisation, id }), priority: -round })
}

/** Puts an unfinished job back into the queue, whatever state the queue has for it. */
export const returnToQueue = async (pgBoss: PgBossConnection, job: JobKey): Promise<void> => {
  const { boss } = pgBoss
  const existing = await boss.getJobById(QUEUE, entryIdOf(job))
  if (existing === null) return enqueueJob(pgBoss, job)
  if (existing.state === 'failed') return boss.retry(QUEUE, existing.id)
  if (existing.state === 'completed' || existing.state === 'cancelled') {
    await boss.deleteJob(QUEUE, existing.id)
    await enqueueJob(pgBoss, job)
  }
}
