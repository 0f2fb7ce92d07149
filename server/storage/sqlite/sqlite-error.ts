import { constants } from 'node:os'
import { isJsonObject } from '../../../src/domain/parse'
import { StorageUnavailable, StorageFull } from '../storage'

const unavailableCodes = new Set([
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
  'SQLITE_NOMEM',
])

/** A full disk or an exceeded quota; some calls report that only by the error number of the system. */
const fullDiskNumbers = new Set<unknown>([constants.errno.ENOSPC, constants.errno.EDQUOT])

/** Converts the error to one of the storage error classes where possible. */
export const fromSqliteError = (error: unknown): unknown => {
  const { sqliteCodeName: name, systemErrno } = isJsonObject(error) ? error : {}
  if (typeof name !== 'string') return error
  if (name === 'SQLITE_FULL' || (unavailableCodes.has(name) && fullDiskNumbers.has(systemErrno)))
    return new StorageFull('the disk of the data folder is full', { cause: error })
  if (unavailableCodes.has(name))
    return new StorageUnavailable(`the data folder cannot be used now (${name})`, { cause: error })
  return error
}
