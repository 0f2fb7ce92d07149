import type { KeyRecords } from '../records'
import type { UnitOfWork } from './unit-of-work'

export const keyRecords = ({ runner, organisation }: UnitOfWork): KeyRecords => {
  const deleteKeys = () => runner.db.deleteFrom('keys').where('organisation', '=', organisation)
  return {
    add: async ({ hash, userId, endsAt }) => {
      await runner.db.insertInto('keys').values({ organisation, hash, user_id: userId, ends_at: endsAt }).execute()
    },

    find: (hash) =>
      runner.db
        .selectFrom('keys')
        .innerJoin('users', (join) =>
          join.onRef('users.organisation', '=', 'keys.organisation').onRef('users.id', '=', 'keys.user_id'),
        )
        .select(['users.id as userId', 'users.username', 'keys.ends_at as endsAt'])
        .where('keys.organisation', '=', organisation)
        .where('keys.hash', '=', hash)
        .executeTakeFirst(),

    remove: async (hash) => {
      await deleteKeys().where('hash', '=', hash).execute()
    },

    removeOfUser: async (userId) => {
      await deleteKeys().where('user_id', '=', userId).execute()
    },

    removeAllButNewest: async (userId, max) => {
      const keys = await runner.db
        .selectFrom('keys')
        .select('hash')
        .where('organisation', '=', organisation)
        .where('user_id', '=', userId)
        .orderBy('ends_at', 'desc')
        .orderBy('hash')
        .execute()
      const older = keys.slice(max).map(({ hash }) => hash)
      if (older.length > 0) await deleteKeys().where('hash', 'in', older).execute()
    },

    deleteExpiredBefore: async (before) => {
      await deleteKeys().where('ends_at', '<', before).execute()
    },
  }
}
