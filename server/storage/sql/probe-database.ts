import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/** The smallest query, to test whether the database answers. */
export const probeDatabase = (db: Kysely<Tables>): Promise<unknown> =>
  db.selectFrom('directory').select('kind').limit(1).execute()

export const isFulfilled = (query: Promise<unknown>): Promise<boolean> =>
  query.then(
    () => true,
    () => false,
  )
