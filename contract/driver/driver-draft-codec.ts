import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  parseDriverForm,
  driverFormOf,
  newDriver,
  decodeDriver,
  encodeDriver,
  type DriverDetails,
} from '../../src/domain/driver'
import { unknownFields, isBlank, isRecord, numberOrUndefined, withoutUndefined, quoted, type Reason, type JsonObject } from '../../src/domain/parse'
import { codecOf, firstOfEach, misfits, type Shape } from '../shape'
import { driverDraftExample } from './driver-examples'
import { driverDraftSchema, driverSchema } from './driver-schema'

/**
 * A driver to be stored: the fields of §5, and further fields that are kept as they came. The storage gives id and
 * moment.
 */
export type DriverDraft = { readonly details: DriverDetails; readonly extra: JsonObject }

const unreadable = misfits(driverSchema)

/** A value that cannot be read at all is reported first: the form would take it for an empty field. */
const read = (value: unknown): E.Either<ReadonlyArray<Reason>, DriverDraft> => {
  if (!isRecord(value)) return E.left([{ field: '', reason: `Not a driver: ${quoted(value)}` }])
  const unread: ReadonlyArray<Reason> = [...unreadable(value), ...capacityFaults(value), ...placeFaults(value)]
  return pipe(
    decodeDriver({ ...value, ...notYetGiven }),
    E.flatMap((driver) =>
      pipe(
        parseDriverForm(driverFormOf(driver)),
        E.map((details) => ({ details, extra: driver.extra })),
      ),
    ),
    E.mapLeft((reasons) => firstOfEach([...unread, ...reasons])),
    E.filterOrElse(
      () => unread.length === 0,
      () => unread,
    ),
  )
}

const amount = numberOrUndefined()

/** A capacity is a pair: the least and the most. */
const capacityFaults = (driver: JsonObject): ReadonlyArray<Reason> =>
  ['vehicleCapacity', 'vehicle_capacity', 'capacity'].flatMap((field) => {
    const pair = driver[field]
    const [least, most] = Array.isArray(pair) ? pair.map(amount) : []
    return least !== undefined && most !== undefined && least > most
      ? [{ field, reason: `The least is more than the most: ${least}, ${most}` }]
      : []
  })

/** A latitude needs a longitude, and the other way round. */
const placeFaults = ({ lat, lng, lon }: JsonObject): ReadonlyArray<Reason> => {
  const [hasLat, hasLng] = [!isBlank(lat), !isBlank(lng) || !isBlank(lon)]
  if (hasLat === hasLng) return []
  return [hasLat ? { field: 'lng', reason: 'Missing beside lat' } : { field: 'lat', reason: 'Missing beside lng' }]
}

/** The fields that the storage gives to a new driver. */
const notYetGiven = { id: 'new', shortId: '', createdAt: '' }
const withoutGiven = unknownFields(...Object.keys(notYetGiven), 'routes')

const write = ({ details, extra }: DriverDraft): JsonObject => ({
  ...extra,
  ...withoutGiven(withoutUndefined(encodeDriver(newDriver(details, notYetGiven)))),
})

export const driverDraft: Shape<DriverDraft> = {
  codec: codecOf('Driver to be stored', read, write),
  schema: driverDraftSchema,
  example: driverDraftExample,
}
