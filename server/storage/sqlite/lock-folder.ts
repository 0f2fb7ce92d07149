import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { isRecord } from '../../../src/domain/parse'
import { fromSqliteError } from './sqlite-error'
import { makeDataFolder } from './make-data-folder'

export type FolderLock = { readonly release: () => void }

/**
 * Prevents a second server from using a data folder. It is a lock of the operating system on a separate file, so that
 * it ends with the process, however that ends. Most commands do not take it and can run beside a server.
 */
export const lockFolder = (folder: string): FolderLock => {
  makeDataFolder(folder)
  const lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (isRecord(error) && error['sqliteCodeName'] === 'SQLITE_BUSY')
      throw new Error(
        `another server works on the data folder ${folder}, so stop that one, or set DATA_DIR to another`,
        { cause: error },
      )
    throw fromSqliteError(error)
  }
  return { release: () => lock.close() }
}
