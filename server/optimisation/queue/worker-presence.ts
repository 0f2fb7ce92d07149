import type { Pool } from 'pg'
import { persistentConnection, type PersistentConnectionOptions } from '../../database'

/**
 * Every worker process holds this lock over a connection of its own; when the process ends, however it ends, the lock
 * is gone.
 */
const HOLD_LOCK = 'select pg_advisory_lock_shared(4310, 2)'

const COUNT_WORKERS = `select count(*)::int as workers from pg_locks
  where locktype = 'advisory' and (classid, objid, objsubid) = (4310, 2, 2) and granted
    and database = (select oid from pg_database where datname = current_database())`

/** The number of processes that do jobs. */
export const countWorkers = async (pool: Pick<Pool, 'query'>): Promise<number> => {
  const { rows } = await pool.query<{ workers: number }>(COUNT_WORKERS)
  return rows[0]?.workers ?? 0
}

/** Shows that this process does jobs, by holding the lock; calling the result ends that. */
export const announceWorker = async (
  options: Pick<PersistentConnectionOptions, 'databaseUrl' | 'onError' | 'pingMs'>,
): Promise<() => Promise<void>> => {
  const { close } = await persistentConnection({
    ...options,
    name: 'rondrit at work',
    prepare: (client) => client.query(HOLD_LOCK),
  })
  return close
}
