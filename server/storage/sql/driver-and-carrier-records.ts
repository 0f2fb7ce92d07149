import type { Kysely } from 'kysely'
import type { DriverRecord, DriverRecords, CarrierRecords } from '../records'
import { toJson, decodeStored } from './stored-texts'
import type { UnitOfWork } from './unit-of-work'
import { decodeDriver, encodeDriver } from '../../../contract/driver'
import { reusableStatement, type Placeholders } from './reusable-statement'
import type { Tables } from './tables'

export const driverRecords = ({ runner, organisation, locksRows }: UnitOfWork): DriverRecords => {
  const findDriver = async (id: string): Promise<DriverRecord | undefined> => {
    const row = await selectDrivers(runner.db)
      .where('organisation', '=', organisation)
      .where('id', '=', id)
      .$if(locksRows, (query) => query.forUpdate())
      .executeTakeFirst()
    return row && driverFromRow(row)
  }
  return {
    all: async () => (await findDrivers(runner, { organisation })).rows.map(driverFromRow),

    find: findDriver,

    put: async (driver, version) => {
      const columns = { version, created_at: driver.createdAt, removed_at: null, driver: toJson(encodeDriver(driver)) }
      await runner.db
        .insertInto('drivers')
        .values({ organisation, id: driver.id, ...columns })
        .onConflict((conflict) => conflict.columns(['organisation', 'id']).doUpdateSet(columns))
        .execute()
      return { driver, version }
    },

    remove: async (id, timestamp) => {
      const { numUpdatedRows } = await runner.db
        .updateTable('drivers')
        .set({ removed_at: timestamp })
        .where('organisation', '=', organisation)
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },

    restore: async (id, since) => {
      const { numUpdatedRows } = await runner.db
        .updateTable('drivers')
        .set({ removed_at: null })
        .where('organisation', '=', organisation)
        .where('id', '=', id)
        .where('removed_at', '>=', since)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n ? findDriver(id) : undefined
    },

    deleteRemovedBefore: async (before) => {
      await runner.db
        .deleteFrom('drivers')
        .where('organisation', '=', organisation)
        .where('removed_at', '<', before)
        .execute()
    },
  }
}

const selectDrivers = (db: Kysely<Tables>) =>
  db.selectFrom('drivers').select(['id', 'version', 'driver']).where('removed_at', 'is', null)

const findDrivers = reusableStatement((db, placeholder: Placeholders<{ organisation: string }>) =>
  selectDrivers(db).where('organisation', '=', placeholder('organisation')).orderBy('created_at').orderBy('id'),
)

const driverFromRow = (row: {
  readonly id: string
  readonly version: number
  readonly driver: string
}): DriverRecord => ({
  driver: decodeStored(`driver ${row.id}`, row.driver, decodeDriver),
  version: row.version,
})

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
