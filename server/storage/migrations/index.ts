import { firstTables } from './0001-first-tables'
import type { Migration } from './migration'

export type { Migration, TableSyntax } from './migration'
export { refuseNewerSchema, refuseOlderSchema } from './schema-check'
export { newestMigrationSql, migrationStatements, createMigrationsTableSql } from './migration-sql'

/** In the order of their numbers. */
export const migrations: ReadonlyArray<Migration> = [firstTables]
