/** Responsible for PostgreSQL servers and databases of tests. */
import { beforeAll } from 'vitest'
import { Client } from 'pg'
import { migrateQueue } from '../../../server/optimisation/queue/pg-boss-connection'
import { migrateStorage } from '../../../server/storage'
import { startPostgres, type PostgresServer } from './server'

export type TestPostgres = {
  /** the address of a new database with the tables in it */
  readonly newDatabaseUrl: () => Promise<string>
  /** the address of a new database with the tables of the storage and of the queue in it */
  readonly newServerDatabaseUrl: () => Promise<string>
  /** the address of a new, empty database */
  readonly newEmptyDatabaseUrl: () => Promise<string>
  /** runs statements as the administrator, without the code under test */
  readonly run: (address: string, ...statements: ReadonlyArray<string>) => Promise<void>
}

const START_MS = 60_000

const startWithTables = async (): Promise<PostgresServer> => {
  const server = await startPostgres()
  await createDatabase(server, 'tables', 'template0')
  await migrateStorage({ dataDir: '', databaseUrl: server.address('tables') })
  return server
}

let started: Promise<PostgresServer> | undefined
let queueTables: Promise<void> | undefined
let created = 0

/** The tables of the queue take longer to make than to copy. */
const makeQueueTables = async (server: PostgresServer): Promise<void> => {
  await migrateQueue(await createDatabase(server, 'tables_and_queue', 'tables'))
}

/** The server is started before the first tests that need it, and serves the other files of this process as well. */
export const testPostgres = (): TestPostgres => {
  let server: PostgresServer | undefined
  beforeAll(async () => {
    server = await (started ??= startWithTables())
  }, START_MS)

  const databaseFrom = async (template: string): Promise<string> => {
    if (server === undefined) throw new Error('PostgreSQL is not started before the tests are.')
    created += 1
    return createDatabase(server, `test_${created}`, template)
  }
  return {
    newDatabaseUrl: () => databaseFrom('tables'),
    newServerDatabaseUrl: async () => {
      if (server !== undefined) await (queueTables ??= makeQueueTables(server))
      return databaseFrom('tables_and_queue')
    },
    newEmptyDatabaseUrl: () => databaseFrom('template0'),
    run,
  }
}

const createDatabase = async (server: PostgresServer, name: string, template: string): Promise<string> => {
  await run(server.address('postgres'), `create database ${name} template ${template} strategy file_copy`)
  return server.address(name)
}

const run = async (address: string, ...statements: ReadonlyArray<string>): Promise<void> => {
  const client = new Client({ connectionString: address })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}
