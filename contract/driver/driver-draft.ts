import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  checkDriver,
  driverFormOf,
  newDriver,
  readDriver,
  writeDriver,
  type DriverDetails,
} from '../../src/domain/driver'
import { beyond, isBlank, isRecord, numberIn, present, shown, type Reason, type Said } from '../../src/domain/reading'
import { codecOf, firstOfEach, misfits, type Shape } from '../shape'
import { driverDraftExample } from './driver-examples'
import { driverDraftSchema, driverSchema } from './driver-schema'

/** A driver to be stored: what §5 asks, and what others keep with it. Id and moment are for whoever stores it to say. */
export type DriverDraft = { readonly details: DriverDetails; readonly extra: Said }

const unreadable = misfits(driverSchema)

/** What cannot be read at all is told first: the form would take it for a field left empty. */
const read = (value: unknown): E.Either<ReadonlyArray<Reason>, DriverDraft> => {
  if (!isRecord(value)) return E.left([{ field: '', reason: `Not a driver: ${shown(value)}` }])
  const unread: ReadonlyArray<Reason> = [...unreadable(value), ...capacityFaults(value), ...placeFaults(value)]
  return pipe(
    readDriver({ ...value, ...unborn }),
    E.flatMap((driver) =>
      pipe(
        checkDriver(driverFormOf(driver)),
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

const amount = numberIn()

/** The pair says the least and the most. */
const capacityFaults = (driver: Said): ReadonlyArray<Reason> =>
  ['vehicleCapacity', 'vehicle_capacity', 'capacity'].flatMap((field) => {
    const pair = driver[field]
    const [least, most] = Array.isArray(pair) ? pair.map(amount) : []
    return least !== undefined && most !== undefined && least > most
      ? [{ field, reason: `The least is more than the most: ${least}, ${most}` }]
      : []
  })

/** Half a place is none. */
const placeFaults = ({ lat, lng, lon }: Said): ReadonlyArray<Reason> => {
  const [hasLat, hasLng] = [!isBlank(lat), !isBlank(lng) || !isBlank(lon)]
  if (hasLat === hasLng) return []
  return [hasLat ? { field: 'lng', reason: 'Missing beside lat' } : { field: 'lat', reason: 'Missing beside lng' }]
}

const unborn = { id: 'new', shortId: '', createdAt: '' }
const withoutBirth = beyond(...Object.keys(unborn), 'routes')

const write = ({ details, extra }: DriverDraft): Said => ({
  ...extra,
  ...withoutBirth(present(writeDriver(newDriver(details, unborn)))),
})

export const driverDraft: Shape<DriverDraft> = {
  codec: codecOf('Driver to be stored', read, write),
  schema: driverDraftSchema,
  example: driverDraftExample,
}
