import type { CommittedPlans } from '../cache/plan-cache'
import type { Database } from './database'

/** Checks at the beginning of each transaction whether the cached plans are still current. */
export type CacheCheck = { readonly beforeWrite: () => void; readonly beforeRead: () => void }

/**
 * Another program, such as a command, may write to the same file. SQLite has a number that changes with each write of
 * another connection. The reading connection would also count our own writing connection, so the number of the writing
 * connection is used.
 */
export const createCacheCheck = (
  writeDatabase: Pick<Database, 'externalWriteNumber'>,
  readDatabase: Pick<Database, 'externalWriteNumber'>,
  { invalidateRecords }: Pick<CommittedPlans, 'invalidateRecords'>,
): CacheCheck => {
  const lastNumbers = { writing: writeDatabase.externalWriteNumber(), reading: readDatabase.externalWriteNumber() }
  const beforeWrite = (): void => {
    const writeNumber = writeDatabase.externalWriteNumber()
    if (writeNumber === lastNumbers.writing) return
    lastNumbers.writing = writeNumber
    invalidateRecords()
  }
  return {
    beforeWrite,
    beforeRead: () => {
      const writeNumber = readDatabase.externalWriteNumber()
      if (writeNumber === lastNumbers.reading) return
      lastNumbers.reading = writeNumber
      beforeWrite()
    },
  }
}
