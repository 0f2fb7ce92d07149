import type { Pool } from 'pg'
import { refuseNewer, refuseOlder, type Migration } from '../migrations'
import { accidentOf } from './accident'
import { tablesOf } from './tables-of'

/** Nobody waits longer than this for a connection, a row or an answer. */
const patience = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 10_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** Connections to a database whose tables are those of this program. */
export const connected = async (url: string, most: number, known: ReadonlyArray<Migration>): Promise<Pool> => {
  // Needless weight for whoever has the embedded database.
  const { Pool } = await import('pg')
  const pool = new Pool({
    connectionString: url,
    max: most,
    application_name: 'rondrit',
    // What is said goes out at once, also while an answer is on its way.
    pipeline: true,
    ...patience,
  })
  // What a lost connection means is told by whatever is asked of it next.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    const found = await tablesOf(pool)
    refuseNewer(found, known)
    refuseOlder(found, known)
    return pool
  } catch (error) {
    await pool.end()
    throw accidentOf(error)
  }
}
