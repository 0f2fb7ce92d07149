import type { SettledPlans } from '../plans/settled-plans'
import type { Database } from './database'

/** Asked at the beginning of each turn, whether what is remembered is still so. */
export type Doubts = { readonly beforeWrite: () => void; readonly beforeRead: () => void }

/**
 * Another program at the same file, as when a backup is put back, is seen by the number that counts what other connections
 * wrote. The reading connection counts the writing one as another, and what that wrote is known.
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
