import type { Driver, DriverId } from '../../src/domain/driver'

export type DriverRecord = { readonly driver: Driver; readonly version: number }

/** A removed driver is not found any more, but can be restored until it is deleted for good. */
export type DriverRecords = {
  /** ordered by age, the oldest first */
  readonly all: () => Promise<ReadonlyArray<DriverRecord>>
  /** within a write, the driver is locked against other writes until the end */
  readonly find: (id: DriverId) => Promise<DriverRecord | undefined>
  /** adds or replaces the driver, under this version */
  readonly put: (driver: Driver, version: number) => Promise<DriverRecord>
  /** false where there is no such driver */
  readonly remove: (id: DriverId, timestamp: string) => Promise<boolean>
  /** undefined where no driver of that id was removed since then */
  readonly restore: (id: DriverId, since: string) => Promise<DriverRecord | undefined>
  /** deletes for good the drivers that were removed before this moment */
  readonly deleteRemovedBefore: (before: string) => Promise<void>
}
