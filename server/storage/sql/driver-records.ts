import type { DriverRecord, DriverRecords } from '../records'
import { toJson, decodeStored } from './stored-json'
import type { UnitOfWork } from './unit-of-work'
import { decodeDriver, encodeDriver } from '../../../contract/driver'

export const driverRecords = ({ runner, organisation, locksRows }: UnitOfWork): DriverRecords => {
  const selectDrivers = () =>
    runner.db
      .selectFrom('drivers')
      .select(['id', 'version', 'driver'])
      .where('organisation', '=', organisation)
      .where('removed_at', 'is', null)
  const findDriver = async (id: string): Promise<DriverRecord | undefined> => {
    const row = await selectDrivers()
      .where('id', '=', id)
      .$if(locksRows, (query) => query.forUpdate())
      .executeTakeFirst()
    return row && driverFromRow(row)
  }
  return {
    all: async () => (await selectDrivers().orderBy('created_at').orderBy('id').execute()).map(driverFromRow),

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

const driverFromRow = (row: {
  readonly id: string
  readonly version: number
  readonly driver: string
}): DriverRecord => ({
  driver: decodeStored(`driver ${row.id}`, row.driver, decodeDriver),
  version: row.version,
})
