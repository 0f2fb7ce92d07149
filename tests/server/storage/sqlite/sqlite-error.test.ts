import { constants } from 'node:os'
import { describe, expect, it } from 'vitest'
import { StorageUnavailable, StorageFull } from '../../../../server/storage'
import { fromSqliteError } from '../../../../server/storage/sqlite/sqlite-error'

const { ENOSPC, EDQUOT, EIO } = constants.errno

const error = (sqliteCodeName: string, systemErrno?: number) =>
  Object.assign(new Error('disk I/O error'), { sqliteCodeName, ...(systemErrno === undefined ? {} : { systemErrno }) })

describe('fromSqliteError', () => {
  it.each([
    ['SQLITE_FULL', undefined],
    // when the file beside the log cannot be created, or a quota is reached, only the system error number says why
    ['SQLITE_IOERR', ENOSPC],
    ['SQLITE_IOERR', EDQUOT],
    ['SQLITE_CANTOPEN', ENOSPC],
  ])('the error %s, %s is a full disk', (name, errno) => {
    expect(fromSqliteError(error(name, errno))).toBeInstanceOf(StorageFull)
  })

  it.each([
    ['SQLITE_BUSY', undefined],
    ['SQLITE_IOERR', EIO],
    ['SQLITE_IOERR', undefined],
  ])('the error %s, %s is an unavailable folder', (name, errno) => {
    expect(fromSqliteError(error(name, errno))).toBeInstanceOf(StorageUnavailable)
  })

  it('an error of an unknown kind is unchanged', () => {
    const unknown = error('SQLITE_CORRUPT')
    expect(fromSqliteError(unknown)).toBe(unknown)
  })
})
