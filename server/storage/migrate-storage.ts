import { migrations } from './migrations'
import type { StoragePlace } from './place'
import { migratePostgres } from './postgres/migrate-postgres'
import { openSqlite } from './sqlite/open-sqlite'

/** Brings the tables to where this program needs them; answers the names of the steps that were missing. */
export const migrateStorage = async ({ dataDir, databaseUrl }: StoragePlace): Promise<ReadonlyArray<string>> => {
  if (databaseUrl !== undefined) return (await migratePostgres(databaseUrl, migrations)).map(({ words }) => words)
  // An embedded database is brought there whenever it is opened.
  await openSqlite(dataDir).close()
  return []
}
