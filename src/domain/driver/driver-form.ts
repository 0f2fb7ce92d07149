import { addressSummaryOf, emptyAddressForm, type AddressForm } from '../address'
import type { Driver } from './driver'

/** §9: default working hours and vehicle capacity; and a vehicle leaves its depot once a day. */
export const driverDefaults = {
  earliest: '09:00',
  latest: '18:00',
  capacity: 50,
  trips: 1,
  loadingMinutes: 20,
} as const

/** How many trips a vehicle makes in a day at most, and how long a loading takes at most. */
export const MAX_TRIPS = 10
export const MAX_LOADING_MINUTES = 480

/** The form's fields as typed. */
export type DriverForm = AddressForm &
  Readonly<
    Record<
      | 'firstName'
      | 'lastName'
      | 'mobileNumber'
      | 'availabilityEarliest'
      | 'availabilityLatest'
      | 'vehicleCapacity'
      | 'trips'
      | 'loadingMinutes',
      string
    >
  >

export const newDriverForm: DriverForm = {
  firstName: '',
  lastName: '',
  ...emptyAddressForm,
  mobileNumber: '',
  availabilityEarliest: driverDefaults.earliest,
  availabilityLatest: driverDefaults.latest,
  vehicleCapacity: String(driverDefaults.capacity),
  trips: String(driverDefaults.trips),
  loadingMinutes: String(driverDefaults.loadingMinutes),
}

/** The form of an existing driver. Unknown values stay empty instead of taking a default, except those of trips. */
export const driverFormOf = (driver: Driver): DriverForm => ({
  firstName: driver.firstName,
  lastName: driver.lastName,
  zip: driver.zip,
  houseNumber: driver.houseNumber,
  houseNumberSuffix: driver.houseNumberSuffix ?? '',
  street: driver.street ?? '',
  city: driver.city ?? '',
  addressSummary: driver.addressSummary ?? addressSummaryOf(driver) ?? '',
  coordinates: driver.coordinates,
  mobileNumber: driver.mobileNumber,
  availabilityEarliest: driver.availabilityEarliest ?? '',
  availabilityLatest: driver.availabilityLatest ?? '',
  vehicleCapacity: driver.vehicleCapacity === undefined ? '' : String(driver.vehicleCapacity),
  trips: String(driver.trips ?? driverDefaults.trips),
  loadingMinutes: String(driver.loadingMinutes ?? driverDefaults.loadingMinutes),
})
