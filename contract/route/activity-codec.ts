import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { parseCoordinates } from '../../src/domain/address'
import {
  fieldFinder,
  booleanLike,
  isJsonObject,
  fallbackIfInvalid,
  nonBlankText,
  number,
  recordOf,
  textLike,
  fieldsExcept,
  parseOrFallback,
  withoutUndefined,
  type JsonObject,
  type FieldReason,
} from '../../src/domain/parse'
import { routeNumberOf, type Activity, type ActivityAddress, type Route } from '../../src/domain/route'
import { NO_NUMBER } from '../../src/domain/stop'

const spellings = {
  id: ['id'],
  type: ['type'],
  stopNumber: ['stop_number', 'stopNumber'],
  isPlanned: ['is_planned', 'isPlanned'],
  arrival: ['arrival'],
  departure: ['departure'],
  address: ['address'],
} as const

/** An activity in JSON repeats these fields of its route; the values of the route count. */
const repeatedFields = ['route_name', 'route_number', 'route_day', 'external_route_id']
const repeatedCamelCaseFields = ['routeName', 'routeNumber', 'routeDay', 'externalRouteId']

const parseFields = recordOf<Omit<Activity, 'address' | 'unknownFields'>>({
  id: { parser: nonBlankText() },
  type: { parser: fallbackIfInvalid(nonBlankText(), 'Delivery') },
  stopNumber: { names: spellings.stopNumber, parser: fallbackIfInvalid(number(), NO_NUMBER) },
  isPlanned: { names: spellings.isPlanned, parser: fallbackIfInvalid(booleanLike, true) },
  arrival: { parser: fallbackIfInvalid(textLike(), undefined) },
  departure: { parser: fallbackIfInvalid(textLike(), undefined) },
})

const unknownFieldsOf = fieldsExcept(...Object.values(spellings).flat(), ...repeatedFields, ...repeatedCamelCaseFields)
const unknownAddressFieldsOf = fieldsExcept('name', 'address', 'zipcode', 'zip', 'lat', 'lng', 'lon')

const textOrEmpty = parseOrFallback(textLike(), '')
const findName = fieldFinder('name')
const findAddress = fieldFinder('address')
const findZip = fieldFinder('zipcode', 'zip')
const findLat = fieldFinder('lat')
const findLng = fieldFinder('lon', 'lng')

const decodeAddress = (value: unknown): ActivityAddress => {
  const record = isJsonObject(value) ? value : {}
  return {
    name: textOrEmpty(findName(record)),
    address: textOrEmpty(findAddress(record)),
    zipcode: textOrEmpty(findZip(record)),
    coordinates: parseCoordinates(findLat(record), findLng(record)),
    unknownFields: unknownAddressFieldsOf(record),
  }
}

/** Decodes an activity in any spelling of §3. Invalid fields are absent; only an activity without an id is refused. */
export const decodeActivity = (value: unknown): E.Either<ReadonlyArray<FieldReason>, Activity> =>
  pipe(
    parseFields(value),
    E.map((fields): Activity => {
      const record = isJsonObject(value) ? value : {}
      return { ...fields, address: decodeAddress(record['address']), unknownFields: unknownFieldsOf(record) }
    }),
  )

export const encodeActivity = (activity: Activity, route: Route): JsonObject => ({
  ...activity.unknownFields,
  ...withoutUndefined({ arrival: activity.arrival, departure: activity.departure }),
  id: activity.id,
  type: activity.type,
  stop_number: activity.stopNumber,
  is_planned: activity.isPlanned,
  address: encodeAddress(activity.address),
  ...withoutUndefined({ route_day: route.day, external_route_id: route.carrierId }),
  route_name: route.name,
  route_number: routeNumberOf(route),
})

const encodeAddress = ({ unknownFields, coordinates, name, address, zipcode }: ActivityAddress): JsonObject => ({
  ...unknownFields,
  ...(coordinates === undefined ? {} : { lat: coordinates.lat, lon: coordinates.lng }),
  name,
  address,
  zipcode,
})
