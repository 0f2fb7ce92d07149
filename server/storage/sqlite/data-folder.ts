import { accessSync, constants } from 'node:fs'
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
    throw new Error(`the data folder ${folder} cannot be made, for ${reasonOf(error)}: set DATA_DIR to another`, {
      cause: error,
    })
  }
}

const reasonOf = (error: unknown): string => {
  const code = String(isJsonObject(error) ? error['code'] : '')
  return reasons[code] ?? code
}

const refuseUnwritable = (folder: string): void => {
  try {
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new Error(
      `the data folder ${folder} cannot be written to, for ${reasonOf(error)}: make it writable, or set DATA_DIR to another`,
      { cause: error },
    )
  }
}

export type FolderLock = { readonly release: () => void }

/**
 * Prevents a second server from using a data folder. Most commands do not take the lock and can run beside a server.
 */
export const lockFolder = (folder: string): FolderLock => {
  makeDataFolder(folder)
  // On a read-only disk the lock would be given to every server that asks for it.
  refuseUnwritable(folder)
  return lockFile(
    join(folder, 'server.lock'),
    `another server works on the data folder ${folder}, so stop that one, or set DATA_DIR to another`,
  )
}

/**
 * A lock of the operating system on a file of its own, so that it ends with the process, however that ends. The refusal
 * says what to do where another process has it.
 */
export const lockFile = (file: string, refusal: string): FolderLock => {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (isJsonObject(error) && error['sqliteCodeName'] === 'SQLITE_BUSY') throw new Error(refusal, { cause: error })
    throw fromSqliteError(error)
  }
  return { release: () => lock.close() }
}
