import type { Boss } from './boss'
import { QUEUE } from './boss'
import type { JobOf } from './fair-line'
import { queuedAs } from './handed-job'

/** How many jobs of an organisation wait or are at work. */
const AHEAD = `select count(*)::int as ahead from pgboss.job
  where name = $1 and state < 'completed' and data->>'organisation' = $2`

/**
 * Puts a job into the queue, if it is not there already. An organisation's first job goes before the second of any other,
 * and so on, so that they take turns.
 */
export const putInLine = async ({ boss, pool }: Boss, { organisation, id }: JobOf): Promise<void> => {
  const { rows } = await pool.query<{ ahead: number }>(AHEAD, [QUEUE, organisation])
  const priority = -(rows[0]?.ahead ?? 0)
  await boss.send(QUEUE, { organisation, id }, { id: queuedAs({ organisation, id }), priority })
}

/** Puts a job there that its record says is unfinished, whatever the queue has made of it. */
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
