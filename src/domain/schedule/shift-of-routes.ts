import { timeLabel } from '../calendar'
import { defaultShift, type Driver } from '../driver'
import { driverOrCarrierFromDriver, type DriverOrCarrier } from '../problem'
import type { Route } from '../route'

/** When the driver of a route starts work. */
export type ShiftOf = (route: Pick<Route, 'driverId' | 'start'>) => Pick<DriverOrCarrier, 'earliest'>

/** The shifts of these drivers. A route whose driver was deleted starts when it did until then. */
export const shiftOfRoutes = (drivers: ReadonlyArray<Driver>): ShiftOf => {
  const shifts = new Map(drivers.map((driver) => [driver.id, driverOrCarrierFromDriver(driver)]))
  return ({ driverId, start }) => {
    if (driverId === undefined) return defaultShift
    return shifts.get(driverId) ?? { earliest: timeLabel(start?.departure) ?? defaultShift.earliest }
  }
}
