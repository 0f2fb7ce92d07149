import { migrations } from './migrations'
import type { StorageLocation } from './storage'
import { migratePostgres } from './postgres/migrate-postgres'
import { openSqlite } from './sqlite/open-sqlite'

/** Runs the missing migrations and returns their names. */
export const migrateStorage = async ({ dataDir, databaseUrl }: StorageLocation): Promise<ReadonlyArray<string>> => {
  if (databaseUrl !== undefined) return (await migratePostgres(databaseUrl, migrations)).map(({ words }) => words)
  // An embedded database is migrated whenever it is opened.
  await openSqlite(dataDir).close()
  return []
}
