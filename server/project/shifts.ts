import { defaultShift } from '../../src/domain/driver'
import type { Route } from '../../src/domain/route'
import { driverOrCarrierFromDriver } from '../../src/domain/problem'
import type { Records } from '../storage'
import type { ShiftOf } from './stale-routes'

/** The shift of each route's driver. The drivers are read only if a route has one. */
export const shiftsOf = async (records: Records, routes: ReadonlySet<Route>): Promise<ShiftOf> => {
  if (![...routes].some(({ driverId }) => driverId !== undefined)) return () => defaultShift
  const drivers = new Map(
    (await records.drivers.all()).map(({ driver }) => [driver.id, driverOrCarrierFromDriver(driver)]),
  )
  return ({ driverId }) => drivers.get(driverId ?? '') ?? defaultShift
}
