import type { Selectable } from 'kysely'
import type { CorrectionRecord, CorrectionRecords } from '../records'
import { splitRows } from './split-rows'
import type { Tables } from './tables'
import type { UnitOfWork } from './unit-of-work'

export const correctionRecords = ({ runner, organisation }: UnitOfWork): CorrectionRecords => ({
  find: async (addressKeys) => {
    const newest = new Map<string, CorrectionRecord>()
    for (const part of splitRows(addressKeys)) {
      const rows = await runner.db
        .selectFrom('corrections')
        .selectAll()
        .where('organisation', '=', organisation)
        .where('address_key', 'in', part)
        .where('is_undone', '=', 0)
        .orderBy('change_id')
        .execute()
      for (const row of rows) newest.set(row.address_key, correctionFromRow(row))
    }
    return newest
  },

  add: async ({ project, id }, corrections) => {
    for (const part of splitRows(corrections))
      await runner.db
        .insertInto('corrections')
        .values(
          part.map(({ addressKey, by, at, written, corrected, coordinates }) => ({
            organisation,
            address_key: addressKey,
            change_id: id,
            project,
            is_undone: 0 as const,
            made_by: by,
            made_at: at,
            written_street: written.street ?? null,
            written_city: written.city ?? null,
            zip: corrected.zip,
            house_number: corrected.houseNumber,
            house_number_suffix: corrected.houseNumberSuffix ?? null,
            street: corrected.street ?? null,
            city: corrected.city ?? null,
            lat: coordinates?.lat ?? null,
            lng: coordinates?.lng ?? null,
          })),
        )
        .execute()
  },

  recordUndoRedo: async ({ project, id }, action) => {
    await runner.db
      .updateTable('corrections')
      .set({ is_undone: action === 'undone' ? 1 : 0 })
      .where('organisation', '=', organisation)
      .where('change_id', '=', id)
      .where('project', '=', project)
      .execute()
  },

  forget: async (addressKey) => {
    const { numDeletedRows } = await runner.db
      .deleteFrom('corrections')
      .where('organisation', '=', organisation)
      .where('address_key', '=', addressKey)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },

  deleteAllButNewest: async (keptCount) => {
    const oldestKept = runner.db
      .selectFrom('corrections')
      .select('change_id')
      .where('organisation', '=', organisation)
      .orderBy('change_id', 'desc')
      .limit(1)
      .offset(keptCount - 1)
    await runner.db
      .deleteFrom('corrections')
      .where('organisation', '=', organisation)
      .where('change_id', '<', oldestKept)
      .execute()
  },
})

const correctionFromRow = (row: Selectable<Tables['corrections']>): CorrectionRecord => ({
  addressKey: row.address_key,
  by: row.made_by,
  at: row.made_at,
  written: { street: row.written_street ?? undefined, city: row.written_city ?? undefined },
  corrected: {
    zip: row.zip,
    houseNumber: row.house_number,
    houseNumberSuffix: row.house_number_suffix ?? undefined,
    street: row.street ?? undefined,
    city: row.city ?? undefined,
  },
  coordinates: row.lat === null || row.lng === null ? undefined : { lat: row.lat, lng: row.lng },
})
