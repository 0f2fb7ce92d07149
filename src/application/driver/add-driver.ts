import * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import { driverName, type Driver, type DriverDetails } from '../../domain/driver'
import type { AttemptCall } from '../session'
import type { ToastActions } from '../toast'
import type { DriverGateway } from './driver-gateway'
import { withDriver, type DriversStore } from './drivers-store'
import type { RemoveDriver } from './remove-driver'

export type AddDriverPorts = {
  readonly gateway: Pick<DriverGateway, 'add'>
  readonly drivers: Pick<DriversStore, 'value' | 'set'>
  readonly toasts: Pick<ToastActions, 'show'>
  readonly attempt: AttemptCall
  readonly remove: RemoveDriver
}

export type AddDriver = (details: DriverDetails) => Promise<E.Either<CallFailure, Driver>>

export const addDriver =
  ({ gateway, drivers, toasts, attempt, remove }: AddDriverPorts): AddDriver =>
  async (details) => {
    const answer = await attempt('add a driver', gateway.add(details))
    if (E.isLeft(answer)) return answer
    const driver = answer.right.value
    drivers.set(withDriver(drivers.value, driver))
    toasts.show({ message: `Driver ${driverName(driver)} added`, undo: () => void remove(driver) })
    return E.right(driver)
  }
