import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import type { CorrectionRecord, CorrectionRecords } from '../records'
import { splitRows } from './reusable-statement'
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
        .where('forgotten_at', 'is', null)
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
            forgotten_at: null,
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

  list: async ({ search, limit }) => {
    const words = search.split(/\s+/).filter((word) => word !== '')
    const rows = await runner.db
      .selectFrom('corrections')
      .selectAll()
      .where('organisation', '=', organisation)
      .where('is_undone', '=', 0)
      .where('forgotten_at', 'is', null)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('corrections as newer')
              .select('newer.change_id')
              .where('newer.organisation', '=', organisation)
              .whereRef('newer.address_key', '=', 'corrections.address_key')
              .where('newer.is_undone', '=', 0)
              .where('newer.forgotten_at', 'is', null)
              .whereRef('newer.change_id', '>', 'corrections.change_id'),
          ),
        ),
      )
      .where((where) => where.and(words.slice(0, MAX_SEARCHED_WORDS).map(hasWord)))
      .orderBy('change_id', 'desc')
      .orderBy('address_key')
      .limit(limit)
      .execute()
    return rows.map(correctionFromRow)
  },

  forget: async (addressKey, at) => {
    const { numUpdatedRows } = await runner.db
      .updateTable('corrections')
      .set({ forgotten_at: at })
      .where('organisation', '=', organisation)
      .where('address_key', '=', addressKey)
      .where('forgotten_at', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },

  restore: async (addressKey) => {
    const { last } = await runner.db
      .selectFrom('corrections')
      .select(({ fn }) => fn.max('forgotten_at').as('last'))
      .where('organisation', '=', organisation)
      .where('address_key', '=', addressKey)
      .executeTakeFirstOrThrow()
    if (last === null) return false
    await runner.db
      .updateTable('corrections')
      .set({ forgotten_at: null })
      .where('organisation', '=', organisation)
      .where('address_key', '=', addressKey)
      .where('forgotten_at', '=', last)
      .execute()
    return true
  },

  deleteForgottenBefore: async (before) => {
    await runner.db
      .deleteFrom('corrections')
      .where('organisation', '=', organisation)
      .where('forgotten_at', '<', before)
      .execute()
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

const MAX_SEARCHED_WORDS = 8

/** Whether a word stands in one of the texts of a correction; zip codes are found with and without their space. */
const hasWord = (word: string): RawBuilder<SqlBool> => {
  const sought = word.normalize('NFC').toLowerCase()
  const pattern = `%${sought.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const texts = searchedColumns.map((column) => sql`coalesce(${sql.ref(`corrections.${column}`)}, '')`)
  const joined = sql`${sql.join(texts, sql` || ' ' || `)} || ' ' || replace(corrections.zip, ' ', '')`
  return sql`lower(${inSmallLetters(joined, sought)}) like ${pattern} escape '\\'`
}

/** Makes the letters of a word small in a text where `lower` may not: that of SQLite knows A to Z alone. */
const inSmallLetters = (text: RawBuilder<unknown>, word: string): RawBuilder<unknown> =>
  [...new Set(word)]
    .map((letter) => ({ letter, capital: letter.toUpperCase() }))
    .filter(({ letter, capital }) => capital > '\u007F' && capital !== letter && capital.toLowerCase() === letter)
    .slice(0, MAX_REPLACED_LETTERS)
    .reduce((replaced, { letter, capital }) => sql`replace(${replaced}, ${capital}, ${letter})`, text)

/** SQLite refuses deep expressions. */
const MAX_REPLACED_LETTERS = 20

const searchedColumns = [
  'address_key',
  'zip',
  'house_number',
  'house_number_suffix',
  'street',
  'city',
  'written_street',
  'written_city',
  'made_by',
] as const

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
