import * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import { driverName, type Driver, type DriverDetails } from '../../domain/driver'
import type { CallServer } from '../session'
import type { ToastActions } from '../toast'
import type { DriverGateway } from './driver-gateway'
import { withDriver, type DriversStore } from './drivers-store'
import { failureToasts, type RemoveDriver } from './remove-driver'
import type { Versioned } from '../gateway'

export type AddDriverPorts = {
  readonly gateway: Pick<DriverGateway, 'add'>
  readonly drivers: Pick<DriversStore, 'value' | 'set'>
  readonly toasts: Pick<ToastActions, 'show'>
  readonly callServer: CallServer
  readonly remove: RemoveDriver
}

export type AddDriver = (details: DriverDetails) => Promise<E.Either<CallFailure, Driver>>

export const addDriver =
  ({ gateway, drivers, toasts, callServer, remove }: AddDriverPorts): AddDriver =>
  async (details) => {
    const answer = await callServer('add a driver', gateway.add(details))
    if (E.isLeft(answer)) return answer
    const driver = answer.right.value
    drivers.set(withDriver(drivers.value, driver))
    toasts.show({
      message: `Driver ${driverName(driver)} added`,
      undo: { kind: 'other', run: () => void remove(driver) },
    })
    return E.right(driver)
  }

export type ChangeDriverPorts = {
  readonly gateway: Pick<DriverGateway, 'change'>
  readonly drivers: Pick<DriversStore, 'value' | 'set'>
  readonly toasts: Pick<ToastActions, 'show'>
  readonly callServer: CallServer
}

/** The driver as it was read, and what it becomes. */
export type DriverEdit = { readonly current: Versioned<Driver>; readonly details: DriverDetails }

/** Refused as `stale` where the driver has changed since it was read. */
export type ChangeDriver = (change: DriverEdit) => Promise<E.Either<CallFailure, Versioned<Driver>>>

/** Undo restores the previous details, unless the driver has changed since. */
export const changeDriver = ({ gateway, drivers, toasts, callServer }: ChangeDriverPorts): ChangeDriver => {
  const saveDriver: ChangeDriver = async ({ current: { value, version }, details }) => {
    const draft = { details, unknownFields: value.unknownFields }
    const answer = await callServer('change a driver', gateway.change(value.id, draft, version))
    if (E.isRight(answer)) drivers.set(withDriver(drivers.value, answer.right.value))
    return answer
  }
  const restorePrevious = async (changed: Versioned<Driver>, before: Driver): Promise<void> => {
    const answer = await saveDriver({ current: changed, details: before })
    const name = driverName(before)
    if (E.isRight(answer)) toasts.show({ message: `Change of driver ${name} undone` })
    else failureToasts(`The change of driver ${name} was not undone`, answer.left).forEach(toasts.show)
  }
  return async (change) => {
    const answer = await saveDriver(change)
    if (E.isLeft(answer)) return answer
    const changed = answer.right
    const message = `Driver ${driverName(changed.value)} saved`
    toasts.show({ message, undo: { kind: 'other', run: () => void restorePrevious(changed, change.current.value) } })
    return answer
  }
}
