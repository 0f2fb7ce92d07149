import { openPostgres } from './postgres/open-postgres'
import { lockFolder } from './sqlite/lock-folder'
import { openSqlite } from './sqlite/open-sqlite'
import type { Storage, StorageLocation } from './storage'

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
