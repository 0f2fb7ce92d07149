import * as E from 'fp-ts/Either'
import type { Selectable } from 'kysely'
import type { NameTaken } from '../directory'
import type { UserRecord, UserRecords } from '../user-record-types'
import { entered, leave } from './sql-directory'
import type { Tables } from './tables'
import type { Unit } from './unit-of-work'

export const userRecords = (unit: Unit): UserRecords => {
  const { speaker, organisation, holdsRows } = unit
  const found = () => speaker.db.selectFrom('users').selectAll().where('organisation', '=', organisation)
  return {
    all: async () => (await found().orderBy('username').execute()).map(userFrom),

    find: async (username) => {
      const row = await found()
        .where('username', '=', username)
        .$if(holdsRows, (query) => query.forUpdate())
        .executeTakeFirst()
      return row && userFrom(row)
    },

    add: async (user): Promise<E.Either<NameTaken, UserRecord>> => {
      if (!(await entered(unit, 'user', user.username))) return E.left('name taken')
      await speaker.db
        .insertInto('users')
        .values({
          organisation,
          id: user.id,
          username: user.username,
          password_hash: user.passwordHash,
          created_at: user.createdAt,
        })
        .execute()
      return E.right(user)
    },

    changePassword: async (username, passwordHash) => {
      const { numUpdatedRows } = await speaker.db
        .updateTable('users')
        .set({ password_hash: passwordHash })
        .where('organisation', '=', organisation)
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },

    remove: async (username) => {
      const row = await found().where('username', '=', username).executeTakeFirst()
      if (row === undefined) return false
      await speaker.db
        .deleteFrom('keys')
        .where('organisation', '=', organisation)
        .where('user_id', '=', row.id)
        .execute()
      await speaker.db.deleteFrom('users').where('organisation', '=', organisation).where('id', '=', row.id).execute()
      await leave(unit, username)
      return true
    },
  }
}

const userFrom = (row: Selectable<Tables['users']>): UserRecord => ({
  id: row.id,
  username: row.username,
  passwordHash: row.password_hash,
  createdAt: row.created_at,
})
