import * as E from 'fp-ts/Either'
import { whyNoAddress } from '../address'
import { timeOrder, writtenTime } from '../calendar'
import { filled, longest, optional, recordOf, wholeNumber, type Reader, type Reason } from '../parse'
import type { DriverDetails } from './driver'
import type { DriverForm } from './driver-form'

/** §5: a driver as the form says it, or what is wrong with which of its fields. */
export const checkDriver = (form: DriverForm): E.Either<ReadonlyArray<Reason>, DriverDetails> => {
  const read = readFields(form)
  const reasons = [...(E.isLeft(read) ? read.left : []), ...whyNoAddress(form), ...hoursReasons(form)]
  return E.isLeft(read) || reasons.length > 0 ? E.left(reasons) : E.right({ ...read.right, at: form.at })
}

const clockTime: Reader<string> = (value) =>
  E.fromNullable('Not a time: use 9:00')(typeof value === 'string' ? writtenTime(value) : undefined)

const mobile: Reader<string> = (value) => {
  const number = typeof value === 'string' ? value.trim() : ''
  const digits = number.replace(/\D/g, '').length
  return /^[\d+\-() ]+$/.test(number) && number.length <= longest.other && digits >= 6 && digits <= 20
    ? E.right(number)
    : E.left('Not a mobile number: use 6 to 20 digits, with + - ( ) and spaces')
}

const readFields = recordOf<Omit<DriverDetails, 'at'>>({
  firstName: { reader: filled(longest.name) },
  lastName: { reader: filled(longest.name) },
  zip: { reader: filled(longest.zip), label: 'Zipcode' },
  houseNumber: { reader: filled(longest.other) },
  houseNumberSuffix: { reader: optional(filled(longest.other)), label: 'Suffix' },
  street: { reader: optional(filled(longest.other)) },
  city: { reader: optional(filled(longest.other)) },
  addressSummary: { reader: filled(longest.other), label: 'Address' },
  mobileNumber: { reader: mobile },
  availabilityEarliest: { reader: clockTime, label: 'Begin time' },
  availabilityLatest: { reader: clockTime, label: 'End time' },
  vehicleCapacity: { reader: wholeNumber({ min: 1, max: 100_000 }) },
})

const hoursReasons = ({ availabilityEarliest, availabilityLatest }: DriverForm): ReadonlyArray<Reason> =>
  (timeOrder(availabilityEarliest, availabilityLatest) ?? -1) < 0
    ? []
    : [{ field: 'availabilityLatest', reason: 'End time is not after begin time' }]
