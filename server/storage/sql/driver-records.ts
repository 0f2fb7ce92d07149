import { decodeDriver, encodeDriver } from '../../../src/domain/driver'
import type { DriverRecord, DriverRecords } from '../driver-record-types'
import { json, stored } from './stored-json'
import type { Unit } from './unit-of-work'

export const driverRecords = ({ speaker, organisation, holdsRows }: Unit): DriverRecords => {
  const found = () =>
    speaker.db
      .selectFrom('drivers')
      .select(['id', 'version', 'driver'])
      .where('organisation', '=', organisation)
      .where('removed_at', 'is', null)
  const one = async (id: string): Promise<DriverRecord | undefined> => {
    const row = await found()
      .where('id', '=', id)
      .$if(holdsRows, (query) => query.forUpdate())
      .executeTakeFirst()
    return row && driverFrom(row)
  }
  return {
    all: async () => (await found().orderBy('created_at').orderBy('id').execute()).map(driverFrom),

    find: one,

    put: async (driver, version) => {
      const facts = { version, created_at: driver.createdAt, removed_at: null, driver: json(encodeDriver(driver)) }
      await speaker.db
        .insertInto('drivers')
        .values({ organisation, id: driver.id, ...facts })
        .onConflict((conflict) => conflict.columns(['organisation', 'id']).doUpdateSet(facts))
        .execute()
      return { driver, version }
    },

    remove: async (id, at) => {
      const { numUpdatedRows } = await speaker.db
        .updateTable('drivers')
        .set({ removed_at: at })
        .where('organisation', '=', organisation)
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n
    },

    restore: async (id, since) => {
      const { numUpdatedRows } = await speaker.db
        .updateTable('drivers')
        .set({ removed_at: null })
        .where('organisation', '=', organisation)
        .where('id', '=', id)
        .where('removed_at', '>=', since)
        .executeTakeFirstOrThrow()
      return numUpdatedRows === 1n ? one(id) : undefined
    },

    forgetRemoved: async (before) => {
      await speaker.db
        .deleteFrom('drivers')
        .where('organisation', '=', organisation)
        .where('removed_at', '<', before)
        .execute()
    },
  }
}

const driverFrom = (row: { readonly id: string; readonly version: number; readonly driver: string }): DriverRecord => ({
  driver: stored(`driver ${row.id}`, row.driver, decodeDriver),
  version: row.version,
})
