import { sql, type Selectable } from 'kysely'
import type { ApiKeyRecord, KeyRecord, KeyRecords } from '../records'
import { reusableStatement, type Placeholders } from './reusable-statement'
import type { Tables } from './tables'
import type { UnitOfWork } from './unit-of-work'

/** When a key was last used, or else made; keys of which neither is known come last. */
const lastUse = sql<string | null>`coalesce(keys.last_used_at, keys.made_at)`

/** The keys of users: each of a session or of a program, or the secret of a link. */
export const keyRecords = ({ runner, organisation }: UnitOfWork): KeyRecords => {
  const selectKeys = () => runner.db.selectFrom('keys').where('keys.organisation', '=', organisation)
  const deleteKeys = () => runner.db.deleteFrom('keys').where('organisation', '=', organisation)
  return {
    add: async ({ hash, userId, endsAt, kind, name, madeAt, lastUsedAt, address }) => {
      const columns = { made_at: madeAt ?? null, last_used_at: lastUsedAt ?? null, address: address ?? null }
      await runner.db
        .insertInto('keys')
        .values({ organisation, hash, user_id: userId, ends_at: endsAt, kind, name, ...columns })
        .execute()
    },

    find: async (hash) => {
      const [row] = (await findKey(runner, { organisation, hash })).rows
      return row && { ...keyFromRow(row), username: row.username, role: row.role }
    },

    allOf: async (userId) => {
      const rows = await selectKeys()
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy(sql`coalesce(${lastUse}, '')`, 'desc')
        .orderBy('hash')
        .execute()
      return rows.map(keyFromRow).filter(isApiKey)
    },

    recordUse: async (hash, { at, address }) => {
      await runner.db
        .updateTable('keys')
        .set({ last_used_at: at, address })
        .where('organisation', '=', organisation)
        .where('hash', '=', hash)
        .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<', at)]))
        .execute()
    },

    remove: async (hash) => {
      const { numDeletedRows } = await deleteKeys().where('hash', '=', hash).executeTakeFirstOrThrow()
      return numDeletedRows === 1n
    },

    removeOf: async (userId, kinds) => {
      const rows = await deleteKeys()
        .where('user_id', '=', userId)
        .where('kind', 'in', [...kinds])
        .returning('hash')
        .execute()
      return rows.map(({ hash }) => hash)
    },

    removeSessions: async (userId, except = '') => {
      const rows = await deleteKeys()
        .where('user_id', '=', userId)
        .where('kind', '=', 'session')
        .where('hash', '!=', except)
        .returning('hash')
        .execute()
      return rows.map(({ hash }) => hash)
    },

    removeAllButNewest: async (userId, max, except) => {
      const keys = await selectKeys()
        .select('hash')
        .where('user_id', '=', userId)
        .where('kind', '=', 'session')
        .where('hash', '!=', except ?? '')
        .orderBy('ends_at', 'desc')
        .orderBy('hash')
        .execute()
      const older = keys.slice(except === undefined ? max : max - 1).map(({ hash }) => hash)
      if (older.length > 0) await deleteKeys().where('hash', 'in', older).execute()
    },

    deleteEnded: async (now, idleSince) => {
      await deleteKeys()
        .where((where) =>
          where.or([
            where('ends_at', '<', now),
            where.and([where('kind', '=', 'session'), where(lastUse, '<', idleSince)]),
          ]),
        )
        .execute()
    },
  }
}

const isApiKey = (key: KeyRecord): key is ApiKeyRecord => key.kind !== 'link'

const keyFromRow = (row: Selectable<Tables['keys']>): KeyRecord => ({
  hash: row.hash,
  userId: row.user_id,
  endsAt: row.ends_at,
  kind: row.kind,
  name: row.name,
  madeAt: row.made_at ?? undefined,
  lastUsedAt: row.last_used_at ?? undefined,
  address: row.address ?? undefined,
})

const findKey = reusableStatement((db, placeholder: Placeholders<{ organisation: string; hash: string }>) =>
  db
    .selectFrom('keys')
    .innerJoin('users', (join) =>
      join.onRef('users.organisation', '=', 'keys.organisation').onRef('users.id', '=', 'keys.user_id'),
    )
    .selectAll('keys')
    .select(['users.username', 'users.role'])
    .where('keys.organisation', '=', placeholder('organisation'))
    .where('keys.hash', '=', placeholder('hash'))
    .where('users.disabled_at', 'is', null),
)
