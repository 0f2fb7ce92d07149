import { addressSummaryOf, emptyAddressForm, type AddressForm } from '../address'
import type { Driver } from './driver'
import { defaultShift } from './default-shift'

/** The fields of a driver as they are typed. */
export type DriverForm = AddressForm &
  Readonly<
    Record<
      'firstName' | 'lastName' | 'mobileNumber' | 'availabilityEarliest' | 'availabilityLatest' | 'vehicleCapacity',
      string
    >
  >

/** The usual shift; the rest is for the operator to say. */
export const newDriverForm: DriverForm = {
  firstName: '',
  lastName: '',
  ...emptyAddressForm,
  mobileNumber: '',
  availabilityEarliest: defaultShift.earliest,
  availabilityLatest: defaultShift.latest,
  vehicleCapacity: String(defaultShift.capacity),
}

/** A driver's details opened for a change. What is not known stays empty: no default stands in for it. */
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
