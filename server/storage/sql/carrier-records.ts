import type { CarrierRecords } from '../records'
import { reusableStatement, type Placeholders } from './reusable-statement'
import type { UnitOfWork } from './unit-of-work'

export const carrierRecords = ({ runner, organisation, locksRows }: UnitOfWork): CarrierRecords => ({
  all: async () => (await findCarriers(runner, { organisation })).rows,

  add: async (displayName) => {
    // Locks the organisation row, so that two carriers added at the same time get different numbers.
    await runner.db
      .selectFrom('organisations')
      .select('organisation')
      .where('organisation', '=', organisation)
      .$if(locksRows, (query) => query.forUpdate())
      .execute()
    const last = await runner.db
      .selectFrom('carriers')
      .select('id')
      .where('organisation', '=', organisation)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const id = (last?.id ?? 0) + 1
    await runner.db
      .insertInto('carriers')
      .values({ organisation, id, display_name: displayName, is_removed: 0 })
      .execute()
    return { id, displayName }
  },

  remove: async (id) => {
    const { numUpdatedRows } = await runner.db
      .updateTable('carriers')
      .set({ is_removed: 1 })
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .where('is_removed', '=', 0)
      .executeTakeFirstOrThrow()
    return numUpdatedRows === 1n
  },
})

const findCarriers = reusableStatement((db, placeholder: Placeholders<{ organisation: string }>) =>
  db
    .selectFrom('carriers')
    .select(['id', 'display_name as displayName'])
    .where('organisation', '=', placeholder('organisation'))
    .where('is_removed', '=', 0)
    .orderBy('id'),
)
