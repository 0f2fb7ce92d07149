import { isJsonObject } from '../../../src/domain/parse'
import {
  newestMigrationSql,
  isUpgrade,
  refuseNewerSchema,
  lastMigrationStatements,
  createMigrationsTableSql,
  type Migration,
  type TableSyntax,
} from '../migrations'
import type { Database } from './database'

const syntax: TableSyntax = { text: 'text', clustered: ' without rowid' }

/** Runs the missing migrations, each in its own transaction; `beforeUpgrade` runs first where there is data. */
export const migrateSqlite = (
  database: Database,
  migrations: ReadonlyArray<Migration>,
  beforeUpgrade: (schemaVersion: number) => void = () => undefined,
): void => {
  database.exec(createMigrationsTableSql)
  const schemaVersion = schemaVersionIn(database)
  refuseNewerSchema(schemaVersion, migrations)
  if (isUpgrade(schemaVersion, migrations)) beforeUpgrade(schemaVersion)
  for (const migration of migrations)
    if (migration.number > schemaVersionIn(database)) applyMigration(database, migration)
}

const applyMigration = (database: Database, migration: Migration): void => {
  database.exec('begin immediate')
  try {
    // Another process may have run this migration while this one waited.
    if (migration.number > schemaVersionIn(database)) {
      for (const step of migration.statements(syntax)) database.exec(step)
      const { query } = migration.rowStatements ?? {}
      const rows = query === undefined ? [] : database.statement(query).all([])
      for (const step of lastMigrationStatements(migration, rows)) database.exec(step)
    }
    database.exec('commit')
  } catch (error) {
    if (database.isInTransaction()) database.exec('rollback')
    throw error
  }
}

const schemaVersionIn = (database: Database): number => {
  const [row] = database.statement(newestMigrationSql).all([])
  return isJsonObject(row) ? Number(row['newest']) : 0
}
