import * as E from 'fp-ts/Either'
import { parseCoordinates } from '../address'
import { unknownFields, isRecord, recordOf, fieldFinder, type Reason, type JsonObject } from '../parse'
import type { Driver } from './driver'
import { driverFields } from './driver-fields'

/** §3: only the id is required; other unreadable fields are absent. */
export const decodeDriver = (value: unknown): E.Either<ReadonlyArray<Reason>, Driver> => {
  const record = isRecord(value) ? value : {}
  const parsed = parseFields(value)
  if (E.isLeft(parsed)) return parsed
  const coordinates = parseCoordinates(findLatitude(record), findLongitude(record))
  return E.right({ ...parsed.right, coordinates, extra: unknownFieldsOf(record) })
}

/** §3: the capacity is sent as the pair [0, maximum]. */
export const encodeDriver = ({ extra, coordinates, vehicleCapacity, ...fields }: Driver): JsonObject => ({
  ...extra,
  ...fields,
  lat: coordinates?.lat,
  lng: coordinates?.lng,
  capacity: vehicleCapacity === undefined ? undefined : [0, vehicleCapacity],
})

const parseFields = recordOf(driverFields)

const coordinateNames = { lat: ['lat'], lng: ['lng', 'lon'] }
const findLatitude = fieldFinder(...coordinateNames.lat)
const findLongitude = fieldFinder(...coordinateNames.lng)

const unknownFieldsOf = unknownFields(
  ...Object.values(coordinateNames).flat(),
  ...Object.entries(driverFields).flatMap(([name, { names = [name] }]) => names),
)
