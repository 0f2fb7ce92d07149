import * as E from 'fp-ts/Either'
import { addressReasons } from '../address'
import { compareTimes, normaliseTime, readClockTime } from '../calendar'
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
import type { DriverDetails } from './driver'
import { MAX_LOADING_MINUTES, MAX_TRIPS, type DriverForm } from './driver-form'

/** §5: the driver that a form describes, or the reason for each invalid field. */
export const parseDriverForm = (form: DriverForm): E.Either<ReadonlyArray<FieldReason>, DriverDetails> => {
  const parsed = parseFields(form)
  const reasons = [...(E.isLeft(parsed) ? parsed.left : []), ...addressReasons(form), ...hoursReasons(form)]
  return E.isLeft(parsed) || reasons.length > 0
    ? E.left(reasons)
    : E.right({ ...parsed.right, coordinates: form.coordinates })
}

/** `parseDriverForm` of a form whose times are written as people do, such as 9.30 or 0930. */
export const parseTypedDriverForm = (form: DriverForm): ReturnType<typeof parseDriverForm> => {
  const { availabilityEarliest: earliest, availabilityLatest: latest } = form
  return parseDriverForm({
    ...form,
    availabilityEarliest: readClockTime(earliest) ?? earliest,
    availabilityLatest: readClockTime(latest) ?? latest,
  })
}

const timeOfDay: Parser<string> = (value) =>
  E.fromNullable('Write a time such as 9:30')(typeof value === 'string' ? normaliseTime(value) : undefined)

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
