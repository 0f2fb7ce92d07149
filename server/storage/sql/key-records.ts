import type { KeyRecords } from '../key-record-types'
import type { Unit } from './unit-of-work'

export const keyRecords = ({ speaker, organisation }: Unit): KeyRecords => {
  const removed = () => speaker.db.deleteFrom('keys').where('organisation', '=', organisation)
  return {
    add: async ({ hash, userId, endsAt }) => {
      await speaker.db.insertInto('keys').values({ organisation, hash, user_id: userId, ends_at: endsAt }).execute()
    },

    find: (hash) =>
      speaker.db
        .selectFrom('keys')
        .innerJoin('users', (join) =>
          join.onRef('users.organisation', '=', 'keys.organisation').onRef('users.id', '=', 'keys.user_id'),
        )
        .select(['users.id as userId', 'users.username', 'keys.ends_at as endsAt'])
        .where('keys.organisation', '=', organisation)
        .where('keys.hash', '=', hash)
        .executeTakeFirst(),

    remove: async (hash) => {
      await removed().where('hash', '=', hash).execute()
    },

    removeOfUser: async (userId) => {
      await removed().where('user_id', '=', userId).execute()
    },

    keepNewest: async (userId, most) => {
      const keys = await speaker.db
        .selectFrom('keys')
        .select('hash')
        .where('organisation', '=', organisation)
        .where('user_id', '=', userId)
        .orderBy('ends_at', 'desc')
        .orderBy('hash')
        .execute()
      const older = keys.slice(most).map(({ hash }) => hash)
      if (older.length > 0) await removed().where('hash', 'in', older).execute()
    },

    forgetEnded: async (before) => {
      await removed().where('ends_at', '<', before).execute()
    },
  }
}
