import * as E from 'fp-ts/Either'
import { done, isNotFound, type CallFailure } from '../../domain/failure'
import { driverName, type Driver } from '../../domain/driver'
import type { AttemptCall } from '../session'
import type { ToastActions } from '../toast'
import type { DriverGateway } from './driver-gateway'
import { withoutDriver, type DriversStore } from './drivers-store'
import { failureToasts } from './failure-toasts'
import type { RestoreDriver } from './restore-driver'

export type RemoveDriverPorts = {
  readonly gateway: Pick<DriverGateway, 'remove'>
  readonly drivers: Pick<DriversStore, 'value' | 'set'>
  readonly toasts: Pick<ToastActions, 'show'>
  readonly attempt: AttemptCall
  readonly restore: RestoreDriver
}

export type RemoveDriver = (driver: Driver) => Promise<E.Either<CallFailure, void>>

/** A driver that another user has already deleted counts as deleted, and can be restored. */
export const removeDriver =
  ({ gateway, drivers, toasts, attempt, restore }: RemoveDriverPorts): RemoveDriver =>
  async (driver) => {
    const answer = await attempt('delete a driver', gateway.remove(driver.id))
    if (E.isLeft(answer) && !isNotFound(answer.left)) {
      failureToasts(`Driver ${driverName(driver)} was not deleted`, answer.left).forEach(toasts.show)
      return answer
    }
    drivers.set(withoutDriver(drivers.value, driver.id))
    toasts.show({ message: `Driver ${driverName(driver)} deleted`, undo: () => void restore(driver) })
    return done
  }
