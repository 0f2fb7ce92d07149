import type { CarrierRecords } from '../carrier-record-types'
import { phrase, type Blanks } from './reusable-statement'
import type { Unit } from './unit-of-work'

export const carrierRecords = ({ speaker, organisation, holdsRows }: Unit): CarrierRecords => ({
  all: async () => (await working(speaker, { organisation })).rows,

  add: async (displayName) => {
    // The row of the organisation is locked, so that two carriers added at the same time get different numbers.
    await speaker.db
      .selectFrom('organisations')
      .select('organisation')
      .where('organisation', '=', organisation)
      .$if(holdsRows, (query) => query.forUpdate())
      .execute()
    const last = await speaker.db
      .selectFrom('carriers')
      .select('id')
      .where('organisation', '=', organisation)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const id = (last?.id ?? 0) + 1
    await speaker.db
      .insertInto('carriers')
      .values({ organisation, id, display_name: displayName, is_removed: 0 })
      .execute()
    return { id, displayName }
  },

  remove: async (id) => {
    const { numUpdatedRows } = await speaker.db
      .updateTable('carriers')
      .set({ is_removed: 1 })
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .where('is_removed', '=', 0)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
})

const working = phrase((db, blank: Blanks<{ organisation: string }>) =>
  db
    .selectFrom('carriers')
    .select(['id', 'display_name as displayName'])
    .where('organisation', '=', blank('organisation'))
    .where('is_removed', '=', 0)
    .orderBy('id'),
)
