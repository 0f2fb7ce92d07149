import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { coordinatesOf } from '../address'
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
} from '../reading'
import { NO_NUMBER } from '../stop'
import type { Activity, ActivityAddress } from './activity'

/** What the wire repeats from the route; the route's own word counts. */
const fromTheRoute = ['route_name', 'routeName', 'route_number', 'routeNumber', 'route_day', 'routeDay']
const ofTheCarrier = ['external_route_id', 'externalRouteId']

const absent = (...names: ReadonlyArray<string>) => ({ names, reader: lenient(wording(), undefined) })

const fieldsOf = recordOf<Omit<Activity, 'address' | 'extra'>>({
  id: { reader: filled() },
  type: { reader: lenient(filled(), 'Delivery') },
  stopNumber: { names: ['stop_number', 'stopNumber'], reader: lenient(number(), NO_NUMBER) },
  isPlanned: { names: ['is_planned', 'isPlanned'], reader: lenient(flag, true) },
  arrival: absent('arrival'),
  departure: absent('departure'),
})

const extraOf = beyond(
  ...['id', 'type', 'stop_number', 'stopNumber', 'is_planned', 'isPlanned', 'arrival', 'departure', 'address'],
  ...fromTheRoute,
  ...ofTheCarrier,
)

const extraOfAddress = beyond('name', 'address', 'zipcode', 'zip', 'lat', 'lng', 'lon')

const words = otherwise(wording(), '')
const degrees = otherwise(number(), undefined)
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
    at: coordinatesOf(degrees(latIn(record)), degrees(lngIn(record))),
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
