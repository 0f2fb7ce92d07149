import type { Kysely } from 'kysely'
import type { Tables } from './tables'

/** Asks for as little as there is to ask. */
export const anything = (db: Kysely<Tables>): Promise<unknown> =>
  db.selectFrom('directory').select('kind').limit(1).execute()

export const answers = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  )
