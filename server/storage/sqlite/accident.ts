import { constants } from 'node:os'
import { isRecord } from '../../../src/domain/reading'
import { StorageAway, StorageFull } from '../accidents'

const away = new Set([
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
  'SQLITE_NOMEM',
])

/** The disk's end, or that of the part of it which is this user's; some calls learn of it only from the system. */
const ends = new Set<unknown>([constants.errno.ENOSPC, constants.errno.EDQUOT])

/** What went wrong, by the name that others know it by. */
export const accidentOf = (error: unknown): unknown => {
  const { sqliteCodeName: name, systemErrno } = isRecord(error) ? error : {}
  if (typeof name !== 'string') return error
  if (name === 'SQLITE_FULL' || (away.has(name) && ends.has(systemErrno)))
    return new StorageFull('the disk of the data folder is full', { cause: error })
  if (away.has(name)) return new StorageAway(`the data folder cannot be used now (${name})`, { cause: error })
  return error
}
