import * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import { driverName, type Driver, type DriverDetails } from '../../domain/driver'
import type { Versioned } from '../gateway'
import type { Attempt } from '../session'
import type { ToastBoard } from '../toast'
import type { DriverGateway } from './driver-gateway'
import type { DriversStore } from './drivers-store'
import { listWith } from './driver-list'
import { notDone } from './failure-toasts'

export type ChangeDriverPorts = {
  readonly gateway: Pick<DriverGateway, 'change'>
  readonly drivers: Pick<DriversStore, 'value' | 'become'>
  readonly toasts: Pick<ToastBoard, 'show'>
  readonly attempt: Attempt
}

/** Refused as `stale` where the driver is no longer as it was known. */
export type ChangeDriver = (
  known: Versioned<Driver>,
  details: DriverDetails,
) => Promise<E.Either<CallFailure, Versioned<Driver>>>

/** Its undo puts back what stood there before, unless somebody else has changed the driver since. */
export const changeDriver = ({ gateway, drivers, toasts, attempt }: ChangeDriverPorts): ChangeDriver => {
  const put: ChangeDriver = async ({ value, version }, details) => {
    const draft = { details, extra: value.extra }
    const answer = await attempt('change a driver', gateway.change(value.id, draft, version))()
    if (E.isRight(answer)) drivers.become(listWith(drivers.value, answer.right.value))
    return answer
  }
  const putBack = async (changed: Versioned<Driver>, before: Driver): Promise<void> => {
    const answer = await put(changed, before)
    const name = driverName(before)
    if (E.isRight(answer)) toasts.show({ words: `Change of driver ${name} undone` })
    else notDone(`The change of driver ${name} was not undone`, answer.left).forEach(toasts.show)
  }
  return async (known, details) => {
    const answer = await put(known, details)
    if (E.isLeft(answer)) return answer
    const changed = answer.right
    const words = `Driver ${driverName(changed.value)} saved`
    toasts.show({ words, undo: () => void putBack(changed, known.value) })
    return answer
  }
}
