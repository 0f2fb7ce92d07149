import type { Client, ClientBase } from 'pg'
import { isJsonObject } from '../../../src/domain/parse'
import {
  isUpgrade,
  refuseNewerSchema,
  lastMigrationStatements,
  createMigrationsTableSql,
  newestMigrationSql,
  type Migration,
  type TableSyntax,
} from '../migrations'
import { fromPostgresError } from './postgres-error'

const syntax: TableSyntax = { text: 'text collate "C"', clustered: '' }

/** An advisory lock, so that simultaneous migrations run one after the other. */
const LOCK = 4_310_001

/** Runs the missing migrations, each in its own transaction, and returns them; `beforeUpgrade` runs first where there is data. */
export const migratePostgres = async (
  url: string,
  migrations: ReadonlyArray<Migration>,
  beforeUpgrade: (schemaVersion: number) => Promise<void> = async () => undefined,
): Promise<ReadonlyArray<Migration>> => {
  // Loaded when it is needed, since a server on SQLite starts without it.
  const pg = await import('pg')
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(createMigrationsTableSql)
    const schemaVersion = await readSchemaVersion(client)
    refuseNewerSchema(schemaVersion, migrations)
    if (isUpgrade(schemaVersion, migrations)) await beforeUpgrade(schemaVersion)
    const missing = migrations.filter(({ number }) => number > schemaVersion)
    for (const migration of missing) await applyMigration(client, migration)
    return missing
  } catch (error) {
    throw fromPostgresError(error)
  } finally {
    await client.end()
  }
}

const applyMigration = async (client: Client, migration: Migration): Promise<void> => {
  await client.query('begin')
  try {
    for (const statement of migration.statements(syntax)) await client.query(statement)
    const { query } = migration.rowStatements ?? {}
    const rows: ReadonlyArray<unknown> = query === undefined ? [] : (await client.query(query)).rows
    for (const statement of lastMigrationStatements(migration, rows)) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** The number of the newest migration in a database; 0 if there is none yet. */
export const readSchemaVersion = async (client: Pick<ClientBase, 'query'>): Promise<number> => {
  const { rows: tables } = await client.query<Record<string, unknown>>("select to_regclass('migrations') as found")
  if (firstValueOf(tables, 'found') === null) return 0
  const { rows } = await client.query<Record<string, unknown>>(newestMigrationSql)
  return Number(firstValueOf(rows, 'newest'))
}

const firstValueOf = (rows: ReadonlyArray<unknown>, column: string): unknown =>
  isJsonObject(rows[0]) ? rows[0][column] : undefined
