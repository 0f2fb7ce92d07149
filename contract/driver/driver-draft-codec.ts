import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { parseDriverForm, driverFormOf, newDriver, type DriverDraft } from '../../src/domain/driver'
import {
  fieldsExcept,
  isBlank,
  isJsonObject,
  numberOrUndefined,
  withoutUndefined,
  quoted,
  type FieldReason,
  type JsonObject,
} from '../../src/domain/parse'
import { codecOf, firstReasonPerField, schemaErrors, type Codec } from '../codec'
import { driverDraftSchema, driverSchema, driverDraftExample } from './driver-schema'
import { decodeDriver, encodeDriver } from './driver-codec'

const schemaErrorsOf = schemaErrors(driverSchema)

/** Fields that cannot be parsed are reported first, because the form rules would take them for empty fields. */
const decodeDriverDraft = (value: unknown): E.Either<ReadonlyArray<FieldReason>, DriverDraft> => {
  if (!isJsonObject(value)) return E.left([{ field: '', reason: `Not a driver: ${quoted(value)}` }])
  const rawReasons: ReadonlyArray<FieldReason> = [
    ...schemaErrorsOf(value),
    ...capacityReasons(value),
    ...coordinateReasons(value),
  ]
  return pipe(
    decodeDriver({ ...value, ...placeholderFields }),
    E.flatMap((driver) =>
      pipe(
        parseDriverForm(driverFormOf(driver)),
        E.map((details) => ({ details, unknownFields: driver.unknownFields })),
      ),
    ),
    E.mapLeft((reasons) => firstReasonPerField([...rawReasons, ...reasons])),
    E.filterOrElse(
      () => rawReasons.length === 0,
      () => rawReasons,
    ),
  )
}

const parseNumber = numberOrUndefined()

/** A capacity is a pair of minimum and maximum. */
const capacityReasons = (driver: JsonObject): ReadonlyArray<FieldReason> =>
  ['vehicleCapacity', 'vehicle_capacity', 'capacity'].flatMap((field) => {
    const pair = driver[field]
    const [min, max] = Array.isArray(pair) ? pair.map(parseNumber) : []
    return min !== undefined && max !== undefined && min > max
      ? [{ field, reason: `The least is more than the most: ${min}, ${max}` }]
      : []
  })

/** Latitude and longitude are required together. */
const coordinateReasons = ({ lat, lng, lon }: JsonObject): ReadonlyArray<FieldReason> => {
  const [hasLat, hasLng] = [!isBlank(lat), !isBlank(lng) || !isBlank(lon)]
  if (hasLat === hasLng) return []
  return [
    hasLat
      ? { field: 'lng', reason: 'Missing, though a latitude is given' }
      : { field: 'lat', reason: 'Missing, though a longitude is given' },
  ]
}

/** The storage gives these fields to a new driver. */
const placeholderFields = { id: 'new', shortId: '', createdAt: '' }
const withoutPlaceholders = fieldsExcept(...Object.keys(placeholderFields), 'routes')

const encodeDriverDraft = ({ details, unknownFields }: DriverDraft): JsonObject => ({
  ...unknownFields,
  ...withoutPlaceholders(withoutUndefined(encodeDriver(newDriver(details, placeholderFields)))),
})

export const driverDraftCodec: Codec<DriverDraft> = codecOf({
  name: 'Driver to be stored',
  decode: decodeDriverDraft,
  encode: encodeDriverDraft,
  schema: driverDraftSchema,
  example: driverDraftExample,
})
