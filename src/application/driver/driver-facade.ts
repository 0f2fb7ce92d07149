import type { LookUpAddress } from '../address'
import type { AddDriver } from './add-driver'
import type { ChangeDriver } from './change-driver'
import type { DriversStore } from './drivers-store'
import type { LoadDrivers } from './load-drivers'
import type { ReadDriver } from './read-driver'
import type { RemoveDriver } from './remove-driver'

/** The drivers and their actions, for screens. */
export type DriverFacade = {
  readonly store: Pick<DriversStore, 'value'>
  readonly load: LoadDrivers
  readonly read: ReadDriver
  readonly add: AddDriver
  readonly change: ChangeDriver
  readonly remove: RemoveDriver
  readonly lookUpAddress: LookUpAddress
}
