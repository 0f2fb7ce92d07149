import { maxLengths } from '../../src/domain/parse'
import { MAX_ROUTE_INDEX } from '../../src/domain/route'
import { lockSchema } from '../lock'
import { latitude, longitude, recordSchema, type JsonSchema } from '../shape'

const text: JsonSchema = { type: 'string', maxLength: maxLengths.other }
const id: JsonSchema = { type: 'string', pattern: '\\S', maxLength: maxLengths.other }
const moment: JsonSchema = { type: 'string', format: 'date-time' }
const name: JsonSchema = { type: 'string', maxLength: maxLengths.name }
/** A route may have the name of its driver, so its name may be as long. */
const routeName: JsonSchema = { type: 'string', maxLength: maxLengths.fullName }

const ofTheRoute = {
  route_name: routeName,
  route_day: { ...text, description: 'an ISO date, or one of Ma, Di, Wo, Do, Vr' },
  external_route_id: { type: 'integer', minimum: 1 },
} as const satisfies Readonly<Record<string, JsonSchema>>

const address = recordSchema('ActivityAddress', {
  name,
  address: text,
  zipcode: { type: 'string', maxLength: maxLengths.zip },
  lat: latitude,
  lon: longitude,
})

const activity = recordSchema(
  'Activity',
  {
    id,
    type: { ...text, description: 'start, end, or the type of the stop' },
    stop_number: { type: 'number', description: 'place times 10' },
    is_planned: { type: 'boolean' },
    arrival: moment,
    departure: moment,
    address,
    ...ofTheRoute,
    route_number: { type: 'integer', minimum: 1 },
  },
  ['id'],
)

/** Enough for a path of some thousand kilometres in full detail. */
const LONGEST_PATH = 1_000_000

/** §3: a route, with the field names of a project document. */
export const routeSchema = recordSchema('Route', {
  ...ofTheRoute,
  index: { type: 'integer', minimum: 0, maximum: MAX_ROUTE_INDEX, description: 'from 0; people read one more' },
  color: text,
  isVisible: { type: 'boolean' },
  overview_polyline: { type: 'string', maxLength: LONGEST_PATH, description: 'an encoded path' },
  distance_m: { type: 'number', minimum: 0, description: 'the way it takes, as the server last reckoned it' },
  duration_s: { type: 'number', minimum: 0, description: 'from leaving to being back' },
  driver_id: { anyOf: [text, { type: 'null' }] },
  driver_name: { anyOf: [{ type: 'string', maxLength: maxLengths.fullName }, { type: 'null' }] },
  locked: lockSchema,
  activities: { type: 'array', items: activity, maxItems: 20_000 },
})
