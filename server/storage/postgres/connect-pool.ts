import type { Pool } from 'pg'
import { refuseNewer, refuseOlder, type Migration } from '../migrations'
import { accidentOf } from './postgres-error'
import { tablesOf } from './schema-version'

/** The longest waits for a connection, a locked row or an answer. */
const patience = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 10_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** A pool of connections to a database, whose tables must be of the version that this program needs. */
export const connected = async (url: string, most: number, known: ReadonlyArray<Migration>): Promise<Pool> => {
  // Loaded only here, since a server with the embedded database does not need it.
  const { Pool } = await import('pg')
  const pool = new Pool({
    connectionString: url,
    max: most,
    application_name: 'rondrit',
    // Statements are sent at once, also while earlier ones are not answered yet.
    pipeline: true,
    ...patience,
  })
  // A lost connection needs no handling here: the next query on it fails.
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
