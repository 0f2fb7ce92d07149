import type { StoragePlace } from './storage-location'
import { openPostgres } from './postgres/open-postgres'
import { lockFolder } from './sqlite/lock-folder'
import { openSqlite } from './sqlite/open-sqlite'
import type { Storage } from './storage'

/** For a command, which may run beside a server. */
export const openStorage = async ({ dataDir, databaseUrl }: StoragePlace): Promise<Storage> =>
  databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl)

/** For a server. A folder can be used by one server only, a shared database by any number. */
export const openServerStorage = async (place: StoragePlace): Promise<Storage> => {
  if (place.databaseUrl !== undefined) return openStorage(place)
  const lock = lockFolder(place.dataDir)
  try {
    const storage = openSqlite(place.dataDir, { roomInLog: 'made at once' })
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
