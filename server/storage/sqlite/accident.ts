import { isRecord } from '../../../src/domain/reading'
import { StorageAway, StorageFull } from '../accidents'

const full = new Set(['SQLITE_FULL'])
const away = new Set([
  'SQLITE_BUSY',
  'SQLITE_LOCKED',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
  'SQLITE_NOMEM',
])

/** What went wrong, by the name that others know it by. */
export const accidentOf = (error: unknown): unknown => {
  const name = isRecord(error) ? error['sqliteCodeName'] : undefined
  if (typeof name !== 'string') return error
  if (full.has(name)) return new StorageFull('the disk of the data folder is full', { cause: error })
  if (away.has(name)) return new StorageAway(`the data folder cannot be used now (${name})`, { cause: error })
  return error
}
