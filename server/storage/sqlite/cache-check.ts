import type { CommittedPlans } from '../cache/committed-plans'
import type { Database } from './database'

/** Checks at the beginning of each transaction whether the plans in memory are still current. */
export type CacheCheck = { readonly beforeWrite: () => void; readonly beforeRead: () => void }

/**
 * Another program may write to the same file, such as a command. SQLite has a number that changes with each write of
 * another connection. For the reading connection that includes our own writing connection, whose writes are known; so
 * the number of the writing connection decides.
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
