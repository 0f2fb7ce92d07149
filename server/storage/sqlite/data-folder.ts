import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { isJsonObject } from '../../../src/domain/parse'
import { makePrivateFolder } from '../private-files'
import { fromSqliteError } from './sqlite-error'

const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'a file is in its place',
  ENOTDIR: 'a file is in its place',
  ENOENT: 'no folder can be made there',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
}

/** Creates a data folder if there is none yet. */
export const makeDataFolder = (folder: string): void => {
  try {
    makePrivateFolder(folder)
  } catch (error) {
    const code = String(isJsonObject(error) ? error['code'] : '')
    const reason = reasons[code] ?? code
    throw new Error(`the data folder ${folder} cannot be made, for ${reason}: set DATA_DIR to another`, {
      cause: error,
    })
  }
}

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
    if (isJsonObject(error) && error['sqliteCodeName'] === 'SQLITE_BUSY')
      throw new Error(
        `another server works on the data folder ${folder}, so stop that one, or set DATA_DIR to another`,
        { cause: error },
      )
    throw fromSqliteError(error)
  }
  return { release: () => lock.close() }
}
