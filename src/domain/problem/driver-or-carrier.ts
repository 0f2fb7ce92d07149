import type { RouteDay } from '../calendar'
import { driverName, driverDefaults, type Driver } from '../driver'
import type { Carrier } from '../plan'

/** A driver or a carrier. Hours are unparsed text. */
export type DriverOrCarrier = {
  readonly id: string
  readonly name: string
  readonly earliest: string | undefined
  readonly latest: string | undefined
  readonly capacity: number | undefined
  /** how many times the vehicle may leave its depot in a day; undefined means once */
  readonly trips?: number | undefined
  /** how long the vehicle is loaded between two trips; undefined means the default */
  readonly loadingMinutes?: number | undefined
}

export const driverOrCarrierFromDriver = (driver: Driver): DriverOrCarrier => ({
  id: driver.id,
  name: driverName(driver),
  earliest: driver.availabilityEarliest,
  latest: driver.availabilityLatest,
  capacity: driver.vehicleCapacity,
  trips: driver.trips,
  loadingMinutes: driver.loadingMinutes,
})

/** A carrier has no hours, capacity or trips of its own, so it gets those that a driver has by default (§9). */
export const driverOrCarrierFromCarrier = (carrier: Carrier): DriverOrCarrier => ({
  id: String(carrier.id),
  name: carrier.displayName,
  ...driverDefaults,
})

/** A vehicle of a problem is one driver or carrier on one day. */
export type VehicleDay = { readonly vehicle: string; readonly driverOrCarrierId: string; readonly day: RouteDay }

/** The vehicle of a driver or carrier on a day. Spaces in the day are escaped, so that all ids differ. */
export const vehicleIdOf = (driverOrCarrierId: string, day: RouteDay): string =>
  `${day.replace(/[% ]/g, (character) => (character === ' ' ? '%20' : '%25'))} ${driverOrCarrierId}`
