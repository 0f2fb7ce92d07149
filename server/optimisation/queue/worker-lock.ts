import type { Pool } from 'pg'
import { persistentConnection, type PersistentConnectionOptions } from '../../persistent-connection'

/**
 * The two numbers of the advisory lock that every worker process holds, over a connection of its own. When the process
 * ends, however it ends, the lock is gone.
 */
const LOCK_NUMBERS = '4310, 2'

const HOLD_LOCK = `select pg_advisory_lock_shared(${LOCK_NUMBERS})`

/** In `pg_locks`, a 2 in `objsubid` marks a lock that is named by two numbers. */
const COUNT_WORKERS = `select count(*)::int as workers from pg_locks
  where locktype = 'advisory' and (classid, objid) = (${LOCK_NUMBERS}) and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())`

/** The number of processes that run jobs. */
export const countWorkers = async (pool: Pick<Pool, 'query'>): Promise<number> => {
  const { rows } = await pool.query<{ workers: number }>(COUNT_WORKERS)
  return rows[0]?.workers ?? 0
}

/** Shows that this process runs jobs, by holding the lock; calling the result releases it. */
export const holdWorkerLock = async (
  options: Pick<PersistentConnectionOptions, 'databaseUrl' | 'onError' | 'pingMs'>,
): Promise<() => Promise<void>> => {
  const { close } = await persistentConnection({
    ...options,
    name: 'rondrit at work',
    prepare: (client) => client.query(HOLD_LOCK),
  })
  return close
}
