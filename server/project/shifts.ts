import type { Route } from '../../src/domain/route'
import { shiftOfRoutes, type ShiftOf } from '../../src/domain/schedule'
import type { Records } from '../storage'

/** The shift of each route's driver. The drivers are read only if a route has one. */
export const shiftsOf = async ({ drivers }: Records, routes: ReadonlySet<Route>): Promise<ShiftOf> => {
  const isDriven = [...routes].some(({ driverId }) => driverId !== undefined)
  return shiftOfRoutes(isDriven ? (await drivers.all()).map(({ driver }) => driver) : [])
}
