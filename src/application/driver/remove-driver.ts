import * as E from 'fp-ts/Either'
import { done, failureMessageOf, isNotFound, type CallFailure } from '../../domain/failure'
import { driverName, type Driver } from '../../domain/driver'
import { dayLabel } from '../../domain/calendar'
import { routesOfDriver } from '../../domain/plan'
import { routeNumberOf, type Route } from '../../domain/route'
import type { PlanStore } from '../plan'
import type { CallServer } from '../session'
import type { Toast, ToastActions } from '../toast'
import type { DriverGateway } from './driver-gateway'
import { withoutDriver, type DriversStore } from './drivers-store'
import type { LoadDrivers } from './load-drivers'

export type RemoveDriverPorts = {
  readonly gateway: Pick<DriverGateway, 'remove'>
  readonly drivers: Pick<DriversStore, 'value' | 'set'>
  readonly toasts: Pick<ToastActions, 'show'>
  readonly callServer: CallServer
  readonly restore: RestoreDriver
  /** the open project */
  readonly plan: Pick<PlanStore, 'plan'>
}

export type RemoveDriver = (driver: Driver) => Promise<E.Either<CallFailure, void>>

/**
 * The toast says which routes of the open project are without their driver now. A driver that another user has already
 * deleted counts as deleted, and can be restored.
 */
export const removeDriver =
  ({ gateway, drivers, toasts, callServer, restore, plan }: RemoveDriverPorts): RemoveDriver =>
  async (driver) => {
    const answer = await callServer('delete a driver', gateway.remove(driver.id))
    if (E.isLeft(answer) && !isNotFound(answer.left)) {
      failureToasts(`Driver ${driverName(driver)} was not deleted`, answer.left).forEach(toasts.show)
      return answer
    }
    drivers.set(withoutDriver(drivers.value, driver.id))
    const routes = plan.plan === undefined ? [] : routesOfDriver(plan.plan, driver.id)
    const message = `Driver ${driverName(driver)} deleted${routes.length === 0 ? '' : `, but still on ${routeList(routes)}`}`
    toasts.show({ message, undo: { kind: 'other', run: () => void restore(driver) } })
    return done
  }

const MAX_NAMED = 3

/** Such as `route 1 (Ma 23-11), route 4 (Di 24-11)`; a longer list ends with how many more there are. */
const routeList = (routes: ReadonlyArray<Route>): string => {
  const named = routes
    .slice(0, MAX_NAMED)
    .map((route) => `route ${routeNumberOf(route)}${route.day === undefined ? '' : ` (${dayLabel(route.day)})`}`)
  const others = routes.length - named.length
  return `${named.join(', ')}${others === 0 ? '' : ` and ${others} more`}`
}

export type RestoreDriverPorts = {
  readonly gateway: Pick<DriverGateway, 'restore'>
  readonly toasts: Pick<ToastActions, 'show'>
  readonly callServer: CallServer
  readonly loadDrivers: LoadDrivers
}

export type RestoreDriver = (driver: Driver) => Promise<E.Either<CallFailure, void>>

/** Reloads the list, since the server decides the position of a restored driver. */
export const restoreDriver =
  ({ gateway, toasts, callServer, loadDrivers }: RestoreDriverPorts): RestoreDriver =>
  async (driver) => {
    const answer = await callServer('restore a driver', gateway.restore(driver.id))
    if (E.isLeft(answer)) {
      failureToasts(`Driver ${driverName(driver)} is still deleted`, answer.left).forEach(toasts.show)
      return answer
    }
    toasts.show({ message: `Driver ${driverName(driver)} restored` })
    await loadDrivers()
    return done
  }

/** A toast with the reason of a failed action. None where the session ended, which has the alert of §8. */
export const failureToasts = (message: string, failure: CallFailure): ReadonlyArray<Toast> => {
  if (failure.kind === 'signed-out' || failure.kind === 'cancelled') return []
  return [{ message: `${message}: ${failureMessageOf(failure)}` }]
}
