import type { Pool } from 'pg'
import { refuseNewerSchema, refuseOlderSchema, type Migration } from '../migrations'
import { fromPostgresError } from './postgres-error'
import { readSchemaVersion } from './schema-version'

/** The longest waits for a connection, a locked row or an answer. */
const timeouts = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 10_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** A pool of connections to a database, whose tables must be of the version that this program needs. */
export const connectPool = async (
  url: string,
  maxConnections: number,
  migrations: ReadonlyArray<Migration>,
): Promise<Pool> => {
  // Loaded only here, since a server with the embedded database does not need it.
  const { Pool } = await import('pg')
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    application_name: 'rondrit',
    // Statements are sent at once, also while earlier ones are not answered yet.
    pipeline: true,
    ...timeouts,
  })
  // A lost connection needs no handling here: the next query on it fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    const schemaVersion = await readSchemaVersion(pool)
    refuseNewerSchema(schemaVersion, migrations)
    refuseOlderSchema(schemaVersion, migrations)
    return pool
  } catch (error) {
    await pool.end()
    throw fromPostgresError(error)
  }
}
