import * as E from 'fp-ts/Either'
import { addressSummaryOf, emptyAddressForm, addressReasons, type AddressForm } from '../address'
import type { Driver, DriverDetails } from './driver'
import { compareTimes, normaliseTime } from '../calendar'
import {
  nonBlankText,
  maxLengths,
  optional,
  phoneNumber,
  recordOf,
  wholeNumber,
  type Parser,
  type FieldReason,
} from '../parse'

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

/** §5: the driver that a form describes, or the reason for each invalid field. */
export const parseDriverForm = (form: DriverForm): E.Either<ReadonlyArray<FieldReason>, DriverDetails> => {
  const parsed = parseFields(form)
  const reasons = [...(E.isLeft(parsed) ? parsed.left : []), ...addressReasons(form), ...hoursReasons(form)]
  return E.isLeft(parsed) || reasons.length > 0
    ? E.left(reasons)
    : E.right({ ...parsed.right, coordinates: form.coordinates })
}

const timeOfDay: Parser<string> = (value) =>
  E.fromNullable('Not a time: use 9:00')(typeof value === 'string' ? normaliseTime(value) : undefined)

const parseFields = recordOf<Omit<DriverDetails, 'coordinates'>>({
  firstName: { parser: nonBlankText(maxLengths.name) },
  lastName: { parser: nonBlankText(maxLengths.name) },
  zip: { parser: nonBlankText(maxLengths.zip), label: 'Zipcode' },
  houseNumber: { parser: nonBlankText(maxLengths.other) },
  houseNumberSuffix: { parser: optional(nonBlankText(maxLengths.other)), label: 'Suffix' },
  street: { parser: optional(nonBlankText(maxLengths.other)) },
  city: { parser: optional(nonBlankText(maxLengths.other)) },
  addressSummary: { parser: nonBlankText(maxLengths.other), label: 'Address' },
  mobileNumber: { parser: phoneNumber('mobile number') },
  availabilityEarliest: { parser: timeOfDay, label: 'Begin time' },
  availabilityLatest: { parser: timeOfDay, label: 'End time' },
  vehicleCapacity: { parser: wholeNumber({ min: 1, max: 100_000 }) },
  trips: { parser: wholeNumber({ min: 1, max: MAX_TRIPS }), label: 'Trips a day' },
  loadingMinutes: { parser: wholeNumber({ min: 0, max: MAX_LOADING_MINUTES }), label: 'Loading (minutes)' },
})

const hoursReasons = ({ availabilityEarliest, availabilityLatest }: DriverForm): ReadonlyArray<FieldReason> =>
  (compareTimes(availabilityEarliest, availabilityLatest) ?? -1) < 0
    ? []
    : [{ field: 'availabilityLatest', reason: 'End time is not after begin time' }]
