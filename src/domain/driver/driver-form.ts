import { addressSummaryOf, emptyAddressForm, type AddressForm } from '../address'
import type { Driver } from './driver'

/** §9: default working hours and vehicle capacity. */
export const driverDefaults = { earliest: '09:00', latest: '18:00', capacity: 50 } as const

/** The form's fields as typed. */
export type DriverForm = AddressForm &
  Readonly<
    Record<
      'firstName' | 'lastName' | 'mobileNumber' | 'availabilityEarliest' | 'availabilityLatest' | 'vehicleCapacity',
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
}

/** The form of an existing driver. Unknown values stay empty instead of taking a default. */
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
})
