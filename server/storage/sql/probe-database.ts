import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/** The smallest query there is, to see whether the database answers. */
export const anything = (db: Kysely<Tables>): Promise<unknown> =>
  db.selectFrom('directory').select('kind').limit(1).execute()

export const answers = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  )
