import * as E from 'fp-ts/Either'
import { writtenTime } from '../calendar'
import { filled, lenient, number, wording, type Field, type Reader } from '../parse'
import type { Driver } from './driver'

type WrittenDriver = Omit<Driver, 'at' | 'extra'>

const wordsOrNone = lenient(wording(), '')
const maybeWords = lenient(filled(), undefined)

const id: Reader<string> = (value) => (value === '' ? E.left('Has no text') : wording()(value))

/** 9:00 is 09:00; a time of another kind stays as it came. */
const hours: Reader<string | undefined> = (value) => {
  const read = maybeWords(value)
  return E.isRight(read) && read.right !== undefined ? E.right(writtenTime(read.right) ?? read.right) : read
}

const most = lenient(number({ min: 0 }), undefined)

/** §3: an amount, or the pair of the least and the most. */
const capacity: Reader<number | undefined> = (value) => most(Array.isArray(value) ? value.at(-1) : value)

const routes: Reader<ReadonlyArray<unknown>> = (value) => E.right(Array.isArray(value) ? value : [])

/** §3: the fields of a driver, in every spelling that servers use. */
export const driverFields: { readonly [K in keyof WrittenDriver]: Field<WrittenDriver[K]> } = {
  id: { reader: id, label: 'Id' },
  shortId: { reader: wordsOrNone, names: ['shortId', 'short_id'] },
  createdAt: { reader: wordsOrNone, names: ['createdAt', 'created_at'] },
  firstName: { reader: wordsOrNone, names: ['firstName', 'first_name'] },
  lastName: { reader: wordsOrNone, names: ['lastName', 'last_name'] },
  zip: { reader: wordsOrNone, names: ['zip', 'zipcode'] },
  houseNumber: { reader: wordsOrNone, names: ['houseNumber', 'house_number'] },
  houseNumberSuffix: { reader: maybeWords, names: ['houseNumberSuffix', 'house_number_suffix'] },
  street: { reader: maybeWords },
  city: { reader: maybeWords },
  addressSummary: { reader: maybeWords, names: ['addressSummary', 'address_summary'] },
  mobileNumber: { reader: wordsOrNone, names: ['mobileNumber', 'mobile_number'] },
  availabilityEarliest: { reader: hours, names: ['availabilityEarliest', 'availability_earliest'] },
  availabilityLatest: { reader: hours, names: ['availabilityLatest', 'availability_latest'] },
  vehicleCapacity: { reader: capacity, names: ['vehicleCapacity', 'vehicle_capacity', 'capacity'] },
  routes: { reader: routes },
}
