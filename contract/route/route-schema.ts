import { maxLengths } from '../../src/domain/parse'
import { MAX_ROUTE_INDEX } from '../../src/domain/route'
import { lockSchema } from '../lock/lock-schema'
import { latitude, longitude, recordSchema, type JsonSchema } from '../shape'

const textSchema: JsonSchema = { type: 'string', maxLength: maxLengths.other }
const idSchema: JsonSchema = { type: 'string', pattern: '\\S', maxLength: maxLengths.other }
const dateTimeSchema: JsonSchema = { type: 'string', format: 'date-time' }
const nameSchema: JsonSchema = { type: 'string', maxLength: maxLengths.name }
/** A route may be named after its driver, so both names have the same limit. */
const routeNameSchema: JsonSchema = { type: 'string', maxLength: maxLengths.fullName }

const routeFields = {
  route_name: routeNameSchema,
  route_day: { ...textSchema, description: 'an ISO date, or one of Ma, Di, Wo, Do, Vr' },
  external_route_id: { type: 'integer', minimum: 1 },
} as const satisfies Readonly<Record<string, JsonSchema>>

const addressSchema = recordSchema('ActivityAddress', {
  name: nameSchema,
  address: textSchema,
  zipcode: { type: 'string', maxLength: maxLengths.zip },
  lat: latitude,
  lon: longitude,
})

const activitySchema = recordSchema(
  'Activity',
  {
    id: idSchema,
    type: { ...textSchema, description: 'start, end, or the type of the stop' },
    stop_number: { type: 'number', description: 'place times 10' },
    is_planned: { type: 'boolean' },
    arrival: dateTimeSchema,
    departure: dateTimeSchema,
    address: addressSchema,
    ...routeFields,
    route_number: { type: 'integer', minimum: 1 },
  },
  ['id'],
)

/** Enough for a path of some thousand kilometres in full detail. */
const MAX_PATH_LENGTH = 1_000_000

/** §3: a route, with the field names of the project document. */
export const routeSchema = recordSchema('Route', {
  ...routeFields,
  index: { type: 'integer', minimum: 0, maximum: MAX_ROUTE_INDEX, description: 'from 0; people read one more' },
  color: textSchema,
  isVisible: { type: 'boolean' },
  overview_polyline: { type: 'string', maxLength: MAX_PATH_LENGTH, description: 'an encoded path' },
  distance_m: { type: 'number', minimum: 0, description: 'the way it takes, as the server last reckoned it' },
  duration_s: { type: 'number', minimum: 0, description: 'from leaving to being back' },
  driver_id: { anyOf: [textSchema, { type: 'null' }] },
  driver_name: { anyOf: [{ type: 'string', maxLength: maxLengths.fullName }, { type: 'null' }] },
  locked: lockSchema,
  activities: { type: 'array', items: activitySchema, maxItems: 20_000 },
})
