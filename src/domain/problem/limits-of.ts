import * as E from 'fp-ts/Either'
import type { Driver } from '../driver'
import type { Route } from '../route'
import { parseTimeOnDate } from './clock-time'
import { driverOrCarrierFromDriver, type DriverOrCarrier } from './driver-or-carrier'
import { MAX_AMOUNT, type Limits } from './limits'

export type UnusableDriverOrCarrier = {
  readonly kind: 'crew unusable'
  readonly driverOrCarrierId: string
  readonly field: 'hours' | 'capacity'
  readonly words: string
}

export const limitsOf = (driverOrCarrier: DriverOrCarrier): E.Either<UnusableDriverOrCarrier, Limits> => {
  const unusable = (
    field: UnusableDriverOrCarrier['field'],
    message: string,
  ): E.Either<UnusableDriverOrCarrier, never> =>
    E.left({ kind: 'crew unusable', driverOrCarrierId: driverOrCarrier.id, field, words: message })
  const earliest = parseTimeOnDate(undefined, driverOrCarrier.earliest ?? '')
  const latest = parseTimeOnDate(undefined, driverOrCarrier.latest ?? '')
  if (earliest === undefined || latest === undefined) return unusable('hours', 'has no begin or end time')
  if (latest <= earliest)
    return unusable('hours', `ends at ${driverOrCarrier.latest}, not after it begins at ${driverOrCarrier.earliest}`)
  const { capacity = 0 } = driverOrCarrier
  return Number.isInteger(capacity) && capacity >= 1 && capacity <= MAX_AMOUNT
    ? E.right({ earliest, latest, capacity: [capacity] })
    : unusable('capacity', 'has no room for a load')
}

/** The limits of a route's driver; undefined where it has no driver, or one without usable hours or capacity. */
export const driverLimitsOf = (route: Route, drivers: ReadonlyArray<Driver>): Limits | undefined => {
  const driver = drivers.find(({ id }) => id === route.driverId)
  if (driver === undefined) return undefined
  const limits = limitsOf(driverOrCarrierFromDriver(driver))
  return E.isRight(limits) ? limits.right : undefined
}
