import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { parseDriverForm, driverFormOf, newDriver, type DriverDraft } from '../../src/domain/driver'
import {
  fieldsExcept,
  isBlank,
  isJsonObject,
  numberOrUndefined,
  withoutUndefined,
  type FieldReason,
  type JsonObject,
  wrongType,
} from '../../src/domain/parse'
import { codecOf, firstReasonPerField, schemaErrors, type Codec, listCodec } from '../codec'
import { driverDraftSchema, driverSchema, driverDraftExample } from './driver-schema'
import { decodeDriver, encodeDriver, driverCodec } from './driver-codec'
import { jsonAnswer, defineEndpoint, emptyAnswer, jsonBody, driverParameters, endpointDefaults } from '../endpoint'

const schemaErrorsOf = schemaErrors(driverSchema)

/** A field that cannot be parsed is reported as such, since the rules of the form would only say that it is missing. */
const decodeDriverDraft = (value: unknown): E.Either<ReadonlyArray<FieldReason>, DriverDraft> => {
  if (!isJsonObject(value)) return wrongType('a driver', value)
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

/** A capacity is sent as its minimum and its maximum. */
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

/** Fields that the codec of a driver requires, and that a driver has only once it is stored. */
const placeholderFields = { id: 'new', shortId: '', createdAt: '' }
const withoutPlaceholders = fieldsExcept(...Object.keys(placeholderFields), 'routes')

const encodeDriverDraft = ({ details, unknownFields }: DriverDraft): JsonObject => ({
  ...unknownFields,
  ...withoutPlaceholders(withoutUndefined(encodeDriver(newDriver(details, placeholderFields)))),
})

const driverDraftCodec: Codec<DriverDraft> = codecOf({
  name: 'Driver to be stored',
  decode: decodeDriverDraft,
  encode: encodeDriverDraft,
  schema: driverDraftSchema,
  example: driverDraftExample,
})

/** How long a deleted driver can be restored. */
export const RESTORABLE_HOURS = 24

const driversPath = '/delivery/v2/drivers'
const driversEndpoint = { ...endpointDefaults, group: 'Drivers', path: driversPath } as const
const driverEndpoint = {
  ...endpointDefaults,
  group: 'Drivers',
  path: `${driversPath}/{id}`,
  parameters: driverParameters,
  refusals: ['not_found'],
} as const
const sendsVersion = { sendsEtag: true, checksIfMatch: false }
const checksVersion = { sendsEtag: true, checksIfMatch: true }

export const listDrivers = defineEndpoint({
  ...driversEndpoint,
  name: 'listDrivers',
  method: 'GET',
  summary: 'List the drivers of the organisation',
  answer: jsonAnswer(listCodec(driverCodec)),
})

export const createDriver = defineEndpoint({
  ...driversEndpoint,
  name: 'createDriver',
  method: 'POST',
  summary: 'Add a driver',
  body: jsonBody(driverDraftCodec),
  answer: jsonAnswer(driverCodec, 201),
  version: sendsVersion,
})

export const readDriver = defineEndpoint({
  ...driverEndpoint,
  name: 'readDriver',
  method: 'GET',
  summary: 'Read one driver',
  answer: jsonAnswer(driverCodec),
  version: sendsVersion,
})

export const changeDriver = defineEndpoint({
  ...driverEndpoint,
  name: 'changeDriver',
  method: 'PUT',
  summary: 'Store the details of a driver',
  body: jsonBody(driverDraftCodec),
  answer: jsonAnswer(driverCodec),
  version: checksVersion,
})

export const deleteDriver = defineEndpoint({
  ...driverEndpoint,
  name: 'deleteDriver',
  method: 'DELETE',
  summary: `Delete a driver, who can be restored for ${RESTORABLE_HOURS} hours`,
  answer: emptyAnswer,
  version: { sendsEtag: false, checksIfMatch: true },
})

export const restoreDriver = defineEndpoint({
  ...driverEndpoint,
  name: 'restoreDriver',
  method: 'POST',
  path: `${driversPath}/{id}/restore`,
  summary: `Bring back a driver who was deleted in the last ${RESTORABLE_HOURS} hours`,
  answer: jsonAnswer(driverCodec),
  version: sendsVersion,
})
