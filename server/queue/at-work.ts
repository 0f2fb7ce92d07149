import type { Client, Pool } from 'pg'
import { alarm } from '../event'

/**
 * Every worker process holds this lock over a connection of its own; when the process ends, however it ends, the lock
 * is gone.
 */
const HOLD = 'select pg_advisory_lock_shared(4310, 2)'

const COUNT = `select count(*)::int as workers from pg_locks
  where locktype = 'advisory' and (classid, objid, objsubid) = (4310, 2, 2) and granted
    and database = (select oid from pg_database where datname = current_database())`

/** The number of processes that do jobs. */
export const workersIn = async (pool: Pick<Pool, 'query'>): Promise<number> => {
  const { rows } = await pool.query<{ workers: number }>(COUNT)
  return rows[0]?.workers ?? 0
}

type AtWork = {
  readonly databaseUrl: string
  readonly onAccident: (error: unknown) => void
  /** how long to wait before a lost lock is taken again */
  readonly againMs?: number
}

/**
 * Shows that this process does jobs by holding the lock, which is taken again whenever it is lost; calling the result
 * ends that.
 */
export const showAtWork = async ({
  databaseUrl,
  onAccident,
  againMs = 1_000,
}: AtWork): Promise<() => Promise<void>> => {
  const { Client } = await import('pg')
  let shown: Client | undefined
  let isOver = false
  let callOff = (): void => undefined

  const show = async (): Promise<void> => {
    const client = new Client({ connectionString: databaseUrl, application_name: 'rondrit at work', keepAlive: true })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query(HOLD)
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    shown = client
    client.once('end', showLater)
    if (isOver) await client.end()
  }

  const showLater = (): void => {
    if (isOver) return
    callOff = alarm(againMs, () => {
      show().catch((error: unknown) => {
        onAccident(error)
        showLater()
      })
    })
  }

  await show()
  return async () => {
    isOver = true
    callOff()
    await shown?.end().catch(() => undefined)
  }
}
