import * as E from 'fp-ts/Either'
import { done, type CallFailure } from '../../domain/failure'
import { driverName, type Driver } from '../../domain/driver'
import type { AttemptCall } from '../session'
import type { ToastActions } from '../toast'
import type { DriverGateway } from './driver-gateway'
import type { LoadDrivers } from './load-drivers'
import { failureToasts } from './failure-toasts'

export type RestoreDriverPorts = {
  readonly gateway: Pick<DriverGateway, 'restore'>
  readonly toasts: Pick<ToastActions, 'show'>
  readonly attempt: AttemptCall
  readonly loadDrivers: LoadDrivers
}

export type RestoreDriver = (driver: Driver) => Promise<E.Either<CallFailure, void>>

/** Reloads the list, since the server decides the position of a restored driver. */
export const restoreDriver =
  ({ gateway, toasts, attempt, loadDrivers }: RestoreDriverPorts): RestoreDriver =>
  async (driver) => {
    const answer = await attempt('restore a driver', gateway.restore(driver.id))
    if (E.isLeft(answer)) {
      failureToasts(`Driver ${driverName(driver)} is still deleted`, answer.left).forEach(toasts.show)
      return answer
    }
    toasts.show({ message: `Driver ${driverName(driver)} restored` })
    await loadDrivers()
    return done
  }
