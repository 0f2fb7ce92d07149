import { constants } from 'node:os'
import { describe, expect, it } from 'vitest'
import { StorageUnavailable, StorageFull } from '../../../../server/storage'
import { fromSqliteError } from '../../../../server/storage/sqlite/sqlite-error'

const { ENOSPC, EDQUOT, EIO } = constants.errno

const error = (sqliteCodeName: string, systemErrno?: number) =>
  Object.assign(new Error('disk I/O error'), { sqliteCodeName, ...(systemErrno === undefined ? {} : { systemErrno }) })

describe('an accident of the embedded database', () => {
  it.each([
    ['SQLITE_FULL', undefined],
    // when the file beside the log cannot be made, or a quota is reached, only the error number of the system says why
    ['SQLITE_IOERR', ENOSPC],
    ['SQLITE_IOERR', EDQUOT],
    ['SQLITE_CANTOPEN', ENOSPC],
  ])('is a full disk: %s, %s', (name, errno) => {
    expect(fromSqliteError(error(name, errno))).toBeInstanceOf(StorageFull)
  })

  it.each([
    ['SQLITE_BUSY', undefined],
    ['SQLITE_IOERR', EIO],
    ['SQLITE_IOERR', undefined],
  ])('is a folder that cannot be used now: %s, %s', (name, errno) => {
    expect(fromSqliteError(error(name, errno))).toBeInstanceOf(StorageUnavailable)
  })

  it('stays as it is where it is of no known kind', () => {
    const unknown = error('SQLITE_CORRUPT')
    expect(fromSqliteError(unknown)).toBe(unknown)
  })
})
