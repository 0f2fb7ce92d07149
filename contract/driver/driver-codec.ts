import * as E from 'fp-ts/Either'
import { parseCoordinates } from '../../src/domain/address'
import { normaliseTime } from '../../src/domain/calendar'
import { MAX_LOADING_MINUTES, MAX_TRIPS, type Driver } from '../../src/domain/driver'
import {
  fieldFinder,
  isJsonObject,
  fallbackIfInvalid,
  nonBlankText,
  number,
  recordOf,
  textLike,
  fieldsExcept,
  wholeNumber,
  withoutUndefined,
  type ParsedField,
  type JsonObject,
  type Parser,
  type FieldReason,
} from '../../src/domain/parse'
import { codecOf, type Codec } from '../codec'
import { driverSchema, driverExample } from './driver-schema'

type EncodedDriver = Omit<Driver, 'coordinates' | 'unknownFields'>

const textOrEmpty = fallbackIfInvalid(textLike(), '')
const optionalText = fallbackIfInvalid(nonBlankText(), undefined)

const id: Parser<string> = (value) => (value === '' ? E.left('Has no text') : textLike()(value))

/** 9:00 becomes 09:00; other text is unchanged. */
const timeOfDay: Parser<string | undefined> = (value) => {
  const parsed = optionalText(value)
  return E.isRight(parsed) && parsed.right !== undefined ? E.right(normaliseTime(parsed.right) ?? parsed.right) : parsed
}

const maxLoad = fallbackIfInvalid(number({ min: 0 }), undefined)

/** §3: one amount, or the pair [minimum, maximum]. */
const capacity: Parser<number | undefined> = (value) => maxLoad(Array.isArray(value) ? value.at(-1) : value)

const tripCount = fallbackIfInvalid(wholeNumber({ min: 1, max: MAX_TRIPS }), undefined)
const loadingMinutes = fallbackIfInvalid(wholeNumber({ min: 0, max: MAX_LOADING_MINUTES }), undefined)

const routes: Parser<ReadonlyArray<unknown>> = (value) => E.right(Array.isArray(value) ? value : [])

/** §3: every spelling that servers use. */
const driverFields: { readonly [K in keyof EncodedDriver]-?: ParsedField<EncodedDriver[K]> } = {
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
  trips: { parser: tripCount, names: ['trips'] },
  loadingMinutes: { parser: loadingMinutes, names: ['loadingMinutes', 'loading_minutes'] },
  routes: { parser: routes },
}

const parseFields = recordOf(driverFields)

const coordinateNames = { lat: ['lat'], lng: ['lng', 'lon'] }
const findLatitude = fieldFinder(...coordinateNames.lat)
const findLongitude = fieldFinder(...coordinateNames.lng)

const unknownFieldsOf = fieldsExcept(
  ...Object.values(coordinateNames).flat(),
  ...Object.entries(driverFields).flatMap(([name, { names = [name] }]) => names),
)

/** §3: only the id is required; other unreadable fields are absent. */
export const decodeDriver = (value: unknown): E.Either<ReadonlyArray<FieldReason>, Driver> => {
  const record = isJsonObject(value) ? value : {}
  const parsed = parseFields(value)
  if (E.isLeft(parsed)) return parsed
  const coordinates = parseCoordinates(findLatitude(record), findLongitude(record))
  return E.right({ ...parsed.right, coordinates, unknownFields: unknownFieldsOf(record) })
}

/** §3: the capacity is sent as the pair [0, maximum]. */
export const encodeDriver = ({ unknownFields, coordinates, vehicleCapacity, ...fields }: Driver): JsonObject => ({
  ...unknownFields,
  ...fields,
  lat: coordinates?.lat,
  lng: coordinates?.lng,
  capacity: vehicleCapacity === undefined ? undefined : [0, vehicleCapacity],
})

export const driverCodec: Codec<Driver> = codecOf({
  name: 'Driver',
  decode: decodeDriver,
  encode: (driver) => withoutUndefined(encodeDriver(driver)),
  schema: driverSchema,
  example: driverExample,
})
