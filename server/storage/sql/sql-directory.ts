import type { Kysely } from 'kysely'
import type { Directory } from '../directory'
import type { Tables } from './tables'
import type { Unit } from './unit-of-work'

/** Enters a name into the directory; false where it is taken. */
export const entered = async (
  { speaker, organisation }: Unit,
  kind: Tables['directory']['kind'],
  name: string,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await speaker.db
    .insertInto('directory')
    .values({ kind, name, organisation })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const leave = async ({ speaker, organisation }: Unit, username: string): Promise<void> => {
  await speaker.db
    .deleteFrom('directory')
    .where('kind', '=', 'user')
    .where('name', '=', username)
    .where('organisation', '=', organisation)
    .execute()
}

/** `asked` runs one query outside of any read or write. */
export const directoryIn = (asked: <A>(ask: (db: Kysely<Tables>) => Promise<A>) => Promise<A>): Directory => ({
  organisationOf: async (username) => {
    const row = await asked((db) =>
      db
        .selectFrom('directory')
        .select('organisation')
        .where('kind', '=', 'user')
        .where('name', '=', username)
        .executeTakeFirst(),
    )
    return row?.organisation
  },

  organisations: () =>
    asked((db) =>
      db
        .selectFrom('directory')
        .select(['organisation as id', 'name'])
        .where('kind', '=', 'organisation')
        .orderBy('name')
        .execute(),
    ),

  hasUsers: async () => {
    const one = await asked((db) =>
      db.selectFrom('directory').select('name').where('kind', '=', 'user').limit(1).executeTakeFirst(),
    )
    return one !== undefined
  },
})
