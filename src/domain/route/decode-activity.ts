import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { coordinatesIn } from '../address'
import {
  beyond,
  filled,
  flag,
  isRecord,
  lenient,
  number,
  otherwise,
  recordOf,
  said,
  wording,
  type Reason,
} from '../parse'
import { NO_NUMBER } from '../stop'
import type { Activity, ActivityAddress } from './activity'

const spellings = {
  id: ['id'],
  type: ['type'],
  stopNumber: ['stop_number', 'stopNumber'],
  isPlanned: ['is_planned', 'isPlanned'],
  arrival: ['arrival'],
  departure: ['departure'],
  address: ['address'],
} as const

/** What the wire repeats from the route; the route's own word counts. */
const repeated = ['route_name', 'route_number', 'route_day', 'external_route_id']
const repeatedInCamelCase = ['routeName', 'routeNumber', 'routeDay', 'externalRouteId']

const fieldsOf = recordOf<Omit<Activity, 'address' | 'extra'>>({
  id: { reader: filled() },
  type: { reader: lenient(filled(), 'Delivery') },
  stopNumber: { names: spellings.stopNumber, reader: lenient(number(), NO_NUMBER) },
  isPlanned: { names: spellings.isPlanned, reader: lenient(flag, true) },
  arrival: { reader: lenient(wording(), undefined) },
  departure: { reader: lenient(wording(), undefined) },
})

const extraOf = beyond(...Object.values(spellings).flat(), ...repeated, ...repeatedInCamelCase)
const extraOfAddress = beyond('name', 'address', 'zipcode', 'zip', 'lat', 'lng', 'lon')

const words = otherwise(wording(), '')
const nameIn = said('name')
const addressIn = said('address')
const zipIn = said('zipcode', 'zip')
const latIn = said('lat')
const lngIn = said('lon', 'lng')

const addressOf = (value: unknown): ActivityAddress => {
  const record = isRecord(value) ? value : {}
  return {
    name: words(nameIn(record)),
    address: words(addressIn(record)),
    zipcode: words(zipIn(record)),
    at: coordinatesIn(latIn(record), lngIn(record)),
    extra: extraOfAddress(record),
  }
}

/** §3, in every spelling. What cannot be read counts as absent; only an activity without an id is refused. */
export const readActivity = (value: unknown): E.Either<ReadonlyArray<Reason>, Activity> =>
  pipe(
    fieldsOf(value),
    E.map((fields): Activity => {
      const record = isRecord(value) ? value : {}
      return { ...fields, address: addressOf(record['address']), extra: extraOf(record) }
    }),
  )
