import { sql, type Selectable } from 'kysely'
import type { AuditEntry } from '../../../src/domain/audit'
import { foldName } from '../../../src/domain/user'
import type { AuditRecords } from '../records'
import type { Tables } from './tables'
import type { UnitOfWork } from './unit-of-work'

export const auditRecords = ({ runner, organisation }: UnitOfWork): AuditRecords => {
  const selectEntries = () => runner.db.selectFrom('audit').where('organisation', '=', organisation)
  const deleteEntries = () => runner.db.deleteFrom('audit').where('organisation', '=', organisation)
  const rowOf = ({ username, address, subject, subjectId, detail, ...entry }: AuditEntry): Tables['audit'] => ({
    organisation,
    ...entry,
    username: username ?? null,
    folded: username === undefined ? null : foldName(username),
    address: address ?? null,
    subject: subject ?? null,
    subject_id: subjectId ?? null,
    detail: detail ?? null,
  })
  return {
    add: async (entry) => {
      await runner.db.insertInto('audit').values(rowOf(entry)).execute()
    },

    addToCount: async (entry) => {
      await runner.db
        .insertInto('audit')
        .values(rowOf(entry))
        .onConflict((conflict) =>
          conflict.columns(['organisation', 'id']).doUpdateSet({ count: sql`audit.count + excluded.count` }),
        )
        .execute()
    },

    find: async ({ username, action, from, until, before, limit }) => {
      const rows = await selectEntries()
        .selectAll()
        .$if(username !== undefined, (query) => query.where('folded', '=', foldName(username ?? '')))
        .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'log_in'))
        .$if(from !== undefined, (query) => query.where('at', '>=', from ?? ''))
        .$if(until !== undefined, (query) => query.where('at', '<', until ?? ''))
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(entryFromRow)
    },

    deleteBefore: async (before) => {
      await deleteEntries().where('at', '<', before).execute()
    },

    deleteAllButNewest: async (action, keptCount) => {
      const oldestKept = selectEntries()
        .select('id')
        .where('action', '=', action)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(keptCount - 1)
      await deleteEntries().where('action', '=', action).where('id', '<', oldestKept).execute()
    },
  }
}

const entryFromRow = (row: Selectable<Tables['audit']>): AuditEntry => ({
  id: row.id,
  at: row.at,
  action: row.action,
  username: row.username ?? undefined,
  address: row.address ?? undefined,
  subject: row.subject ?? undefined,
  subjectId: row.subject_id ?? undefined,
  detail: row.detail ?? undefined,
  count: row.count,
})
