import * as E from 'fp-ts/Either'
import { coordinatesIn } from '../address'
import { beyond, isRecord, recordOf, said, type Reason, type Said } from '../parse'
import type { Driver } from './driver'
import { driverFields } from './driver-fields'

/** §3: a driver as a server writes it. Only an id is asked for; what cannot be understood is absent. */
export const readDriver = (value: unknown): E.Either<ReadonlyArray<Reason>, Driver> => {
  const record = isRecord(value) ? value : {}
  const read = readFields(value)
  if (E.isLeft(read)) return read
  const at = coordinatesIn(latitude(record), longitude(record))
  return E.right({ ...read.right, at, extra: extraOf(record) })
}

/** §3: the vehicle's capacity is sent as the pair [0, most]. */
export const writeDriver = ({ extra, at, vehicleCapacity, ...fields }: Driver): Said => ({
  ...extra,
  ...fields,
  lat: at?.lat,
  lng: at?.lng,
  capacity: vehicleCapacity === undefined ? undefined : [0, vehicleCapacity],
})

const readFields = recordOf(driverFields)

const positions = { lat: ['lat'], lng: ['lng', 'lon'] }
const latitude = said(...positions.lat)
const longitude = said(...positions.lng)

const extraOf = beyond(
  ...Object.values(positions).flat(),
  ...Object.entries(driverFields).flatMap(([name, { names = [name] }]) => names),
)
