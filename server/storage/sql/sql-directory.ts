import type { Kysely } from 'kysely'
import { foldName } from '../../../src/domain/user'
import type { Directory } from '../directory'
import type { Tables } from './tables'
import type { UnitOfWork } from './unit-of-work'

/** Adds a name to the directory; false if it is taken. */
export const addDirectoryName = async (
  { runner, organisation }: UnitOfWork,
  kind: Tables['directory']['kind'],
  name: string,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await runner.db
    .insertInto('directory')
    .values({ kind, name, organisation, folded: kind === 'user' ? foldName(name) : null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const removeUserName = async ({ runner, organisation }: UnitOfWork, username: string): Promise<void> => {
  await runner.db
    .deleteFrom('directory')
    .where('kind', '=', 'user')
    .where('name', '=', username)
    .where('organisation', '=', organisation)
    .execute()
}

/** `runQuery` runs one query outside of any read or write. */
export const sqlDirectory = (runQuery: <A>(query: (db: Kysely<Tables>) => Promise<A>) => Promise<A>): Directory => ({
  findUser: async (username) => {
    const rows = await runQuery((db) =>
      db
        .selectFrom('directory')
        .select(['organisation', 'name as username'])
        .where('kind', '=', 'user')
        .where((where) => where.or([where('name', '=', username), where('folded', '=', foldName(username))]))
        .execute(),
    )
    return rows.find((row) => row.username === username) ?? rows[0]
  },

  organisations: () =>
    runQuery((db) =>
      db
        .selectFrom('directory')
        .select(['organisation as id', 'name'])
        .where('kind', '=', 'organisation')
        .orderBy('name')
        .execute(),
    ),

  hasUsers: async () => {
    const firstUser = await runQuery((db) =>
      db.selectFrom('directory').select('name').where('kind', '=', 'user').limit(1).executeTakeFirst(),
    )
    return firstUser !== undefined
  },
})
