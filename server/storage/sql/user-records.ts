import * as E from 'fp-ts/Either'
import type { Selectable } from 'kysely'
import type { NameTaken } from '../directory'
import type { UserRecord, UserRecords } from '../records'
import { addDirectoryName, removeUserName } from './sql-directory'
import type { Tables } from './tables'
import type { UnitOfWork } from './unit-of-work'

export const userRecords = (unit: UnitOfWork): UserRecords => {
  const { runner, organisation, locksRows } = unit
  const selectUsers = () => runner.db.selectFrom('users').selectAll().where('organisation', '=', organisation)
  return {
    all: async () => {
      const rows = await selectUsers()
        .orderBy('username')
        .$if(locksRows, (query) => query.forUpdate())
        .execute()
      return rows.map(userFromRow)
    },

    find: async (username) => {
      const row = await selectUsers()
        .where('username', '=', username)
        .$if(locksRows, (query) => query.forUpdate())
        .executeTakeFirst()
      return row && userFromRow(row)
    },

    add: async (user): Promise<E.Either<NameTaken, UserRecord>> => {
      if (!(await addDirectoryName(unit, 'user', user.username))) return E.left('name taken')
      await runner.db
        .insertInto('users')
        .values({
          organisation,
          id: user.id,
          username: user.username,
          password_hash: user.passwordHash,
          created_at: user.createdAt,
          role: user.role,
          disabled_at: user.disabledAt ?? null,
        })
        .execute()
      return E.right(user)
    },

    changePassword: async (username, passwordHash) => {
      const { numUpdatedRows } = await runner.db
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('organisation', '=', organisation)
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },

    changeAccess: async (id, { role, disabledAt }) => {
      await runner.db
        .updateTable('users')
        .set({ role, disabled_at: disabledAt ?? null })
        .where('organisation', '=', organisation)
        .where('id', '=', id)
        .execute()
    },

    remove: async (username) => {
      const row = await selectUsers().where('username', '=', username).executeTakeFirst()
      if (row === undefined) return false
      await runner.db
        .deleteFrom('keys')
        .where('organisation', '=', organisation)
        .where('user_id', '=', row.id)
        .execute()
      await runner.db.deleteFrom('users').where('organisation', '=', organisation).where('id', '=', row.id).execute()
      await removeUserName(unit, username)
      return true
    },
  }
}

const userFromRow = (row: Selectable<Tables['users']>): UserRecord => ({
  id: row.id,
  username: row.username,
  passwordHash: row.password_hash,
  createdAt: row.created_at,
  role: row.role,
  disabledAt: row.disabled_at ?? undefined,
})
