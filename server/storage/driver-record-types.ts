import type { Driver, DriverId } from '../../src/domain/driver'

export type DriverRecord = { readonly driver: Driver; readonly version: number }

/** A removed driver is no longer found, but can be restored until it is deleted permanently. */
export type DriverRecords = {
  /** ordered by age, oldest first */
  readonly all: () => Promise<ReadonlyArray<DriverRecord>>
  /** in a write transaction, locks the driver until the transaction ends */
  readonly find: (id: DriverId) => Promise<DriverRecord | undefined>
  /** adds or replaces the driver, with this version */
  readonly put: (driver: Driver, version: number) => Promise<DriverRecord>
  /** false if there is no such driver */
  readonly remove: (id: DriverId, timestamp: string) => Promise<boolean>
  /** undefined if no driver with that id was removed since then */
  readonly restore: (id: DriverId, since: string) => Promise<DriverRecord | undefined>
  /** permanently deletes the drivers that were removed before this time */
  readonly deleteRemovedBefore: (before: string) => Promise<void>
}
