import { openPostgres } from './postgres/open-postgres'
import { lockFolder } from './sqlite/data-folder'
import { openSqlite } from './sqlite/open-sqlite'
import type { Storage, StorageLocation } from './storage'
import { migrations } from './migrations'
import { migratePostgres } from './postgres/migrate-postgres'

/** For a command, which may run beside a server. */
export const openStorage = async ({ dataDir, databaseUrl }: StorageLocation): Promise<Storage> =>
  databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl)

/** For a server. A folder can be used by one server only, a shared database by any number. */
export const openServerStorage = async (location: StorageLocation): Promise<Storage> => {
  if (location.databaseUrl !== undefined) return openStorage(location)
  const lock = lockFolder(location.dataDir)
  try {
    const storage = openSqlite(location.dataDir, { logSize: 'preallocated' })
    const close = async (): Promise<void> => {
      await storage.close()
      lock.release()
    }
    return { ...storage, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Runs the missing migrations and returns their names. */
export const migrateStorage = async ({ dataDir, databaseUrl }: StorageLocation): Promise<ReadonlyArray<string>> => {
  if (databaseUrl !== undefined)
    return (await migratePostgres(databaseUrl, migrations)).map(({ description }) => description)
  // An embedded database is migrated whenever it is opened.
  await openSqlite(dataDir).close()
  return []
}
