import type { SettledPlans } from '../cache/committed-plans'
import type { Database } from './database'

/** Checks at the beginning of each transaction whether the plans in memory are still current. */
export type Doubts = { readonly beforeWrite: () => void; readonly beforeRead: () => void }

/**
 * Another program may write to the same file, such as a command. SQLite has a number that changes with each write of
 * another connection. For the reading connection that includes our own writing connection, whose writes are known; so
 * the number of the writing connection decides.
 */
export const doubtsOf = (
  writing: Pick<Database, 'writtenByOthers'>,
  reading: Pick<Database, 'writtenByOthers'>,
  { doubt }: Pick<SettledPlans, 'doubt'>,
): Doubts => {
  const seen = { writing: writing.writtenByOthers(), reading: reading.writtenByOthers() }
  const beforeWrite = (): void => {
    const written = writing.writtenByOthers()
    if (written === seen.writing) return
    seen.writing = written
    doubt()
  }
  return {
    beforeWrite,
    beforeRead: () => {
      const written = reading.writtenByOthers()
      if (written === seen.reading) return
      seen.reading = written
      beforeWrite()
    },
  }
}
