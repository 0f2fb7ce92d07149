import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { Driver, DriverId } from '../../domain/driver'
import { lookUpAddress, type AddressGateway, type LookUpAddress } from '../address'
import type { CancelSignal, Versioned } from '../gateway'
import type { PlanStore } from '../plan'
import type { CallServer } from '../session'
import type { ToastActions } from '../toast'
import { addDriver, changeDriver, type AddDriver, type ChangeDriver } from './save-driver'
import type { DriverGateway } from './driver-gateway'
import { DriversStore } from './drivers-store'
import { loadDrivers, type LoadDrivers } from './load-drivers'
import { removeDriver, restoreDriver, type RemoveDriver } from './remove-driver'
export type DriverActionsPorts = {
  readonly gateway: DriverGateway
  readonly addresses: AddressGateway
  readonly toasts: Pick<ToastActions, 'show'>
  readonly callServer: CallServer
  readonly plan: Pick<PlanStore, 'plan'>
}

export type DriverRequest = { readonly id: DriverId; readonly cancelSignal: CancelSignal }

/** The drivers and their actions, for screens. */
export type DriverFacade = {
  readonly store: Pick<DriversStore, 'value' | 'drivers'>
  readonly load: LoadDrivers
  readonly read: (request: DriverRequest) => Promise<E.Either<CallFailure, Versioned<Driver>>>
  readonly add: AddDriver
  readonly change: ChangeDriver
  readonly remove: RemoveDriver
  readonly lookUpAddress: LookUpAddress
}

export type DriverServices = DriverFacade & { readonly store: DriversStore }

export const driverActions = ({ gateway, addresses, toasts, callServer, plan }: DriverActionsPorts): DriverServices => {
  const store = new DriversStore()
  const ports = { gateway, drivers: store, toasts, callServer }
  const load = loadDrivers(ports)
  const restore = restoreDriver({ ...ports, loadDrivers: load })
  const remove = removeDriver({ ...ports, restore, plan })
  return {
    store,
    load,
    read: ({ id, cancelSignal }) => callServer('load a driver', gateway.read(id, cancelSignal)),
    add: addDriver({ ...ports, remove }),
    change: changeDriver(ports),
    remove,
    lookUpAddress: lookUpAddress({ addresses, callServer }),
  }
}
