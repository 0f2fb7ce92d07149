import * as E from 'fp-ts/Either'
import { normaliseTime } from '../calendar'
import { nonBlankText, lenient, number, textOrNumber, type Field, type Parser } from '../parse'
import type { Driver } from './driver'

type EncodedDriver = Omit<Driver, 'coordinates' | 'extra'>

const textOrEmpty = lenient(textOrNumber(), '')
const optionalText = lenient(nonBlankText(), undefined)

const id: Parser<string> = (value) => (value === '' ? E.left('Has no text') : textOrNumber()(value))

/** 9:00 becomes 09:00; other text is unchanged. */
const timeOfDay: Parser<string | undefined> = (value) => {
  const parsed = optionalText(value)
  return E.isRight(parsed) && parsed.right !== undefined ? E.right(normaliseTime(parsed.right) ?? parsed.right) : parsed
}

const maxLoad = lenient(number({ min: 0 }), undefined)

/** §3: one amount, or the pair [minimum, maximum]. */
const capacity: Parser<number | undefined> = (value) => maxLoad(Array.isArray(value) ? value.at(-1) : value)

const routes: Parser<ReadonlyArray<unknown>> = (value) => E.right(Array.isArray(value) ? value : [])

/** §3: every spelling that servers use. */
export const driverFields: { readonly [K in keyof EncodedDriver]: Field<EncodedDriver[K]> } = {
  id: { parser: id, label: 'Id' },
  shortId: { parser: textOrEmpty, names: ['shortId', 'short_id'] },
  createdAt: { parser: textOrEmpty, names: ['createdAt', 'created_at'] },
  firstName: { parser: textOrEmpty, names: ['firstName', 'first_name'] },
  lastName: { parser: textOrEmpty, names: ['lastName', 'last_name'] },
  zip: { parser: textOrEmpty, names: ['zip', 'zipcode'] },
  houseNumber: { parser: textOrEmpty, names: ['houseNumber', 'house_number'] },
  houseNumberSuffix: { parser: optionalText, names: ['houseNumberSuffix', 'house_number_suffix'] },
  street: { parser: optionalText },
  city: { parser: optionalText },
  addressSummary: { parser: optionalText, names: ['addressSummary', 'address_summary'] },
  mobileNumber: { parser: textOrEmpty, names: ['mobileNumber', 'mobile_number'] },
  availabilityEarliest: { parser: timeOfDay, names: ['availabilityEarliest', 'availability_earliest'] },
  availabilityLatest: { parser: timeOfDay, names: ['availabilityLatest', 'availability_latest'] },
  vehicleCapacity: { parser: capacity, names: ['vehicleCapacity', 'vehicle_capacity', 'capacity'] },
  routes: { parser: routes },
}
