import type { Driver, DriverId } from '../../src/domain/driver'

export type DriverRecord = { readonly driver: Driver; readonly version: number }

/** A removed driver is nowhere to be seen, but can come back until it is forgotten. */
export type DriverRecords = {
  /** oldest first */
  readonly all: () => Promise<ReadonlyArray<DriverRecord>>
  /** in a write, nobody else changes the driver until that is over */
  readonly find: (id: DriverId) => Promise<DriverRecord | undefined>
  /** adds or replaces; says under which version */
  readonly put: (driver: Driver, version: number) => Promise<DriverRecord>
  /** false where there is no such driver */
  readonly remove: (id: DriverId, at: string) => Promise<boolean>
  /** undefined where none of that id was removed since then */
  readonly restore: (id: DriverId, since: string) => Promise<DriverRecord | undefined>
  /** those removed before, for good */
  readonly forgetRemoved: (before: string) => Promise<void>
}
