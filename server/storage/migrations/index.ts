import { firstTables } from './0001-first-tables'
import type { Migration } from './migration'

export {
  type Migration,
  type TableSyntax,
  newestMigrationSql,
  migrationStatements,
  createMigrationsTableSql,
  refuseNewerSchema,
  refuseOlderSchema,
} from './migration'
/** In the order of their numbers. */
export const migrations: ReadonlyArray<Migration> = [firstTables]
