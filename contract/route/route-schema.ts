import { maxLengths } from '../../src/domain/parse'
import { MAX_ROUTE_INDEX } from '../../src/domain/route'
import { lockSchema } from '../lock/lock-schema'
import { latitudeSchema, longitudeSchema, recordSchema, type JsonSchema } from '../codec'
import { figureSourceCodec } from './figure-source-codec'

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
  lat: latitudeSchema,
  lon: longitudeSchema,
})

const activitySchema = recordSchema(
  'Activity',
  {
    id: idSchema,
    type: {
      ...textSchema,
      description:
        'start, end, reload, or the type of the stop; a reload, with the id reload-{index}-{n}, is a return to the depot',
    },
    stop_number: { type: 'number', description: '10 for the first stop of the route, 20 for the second, …' },
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
  roads: {
    anyOf: [figureSourceCodec.schema, {}],
    description: 'where distance and duration come from, in answers; what is sent, of any type, is not read',
  },
  driver_id: { anyOf: [textSchema, { type: 'null' }] },
  driver_name: { anyOf: [{ type: 'string', maxLength: maxLengths.fullName }, { type: 'null' }] },
  locked: lockSchema,
  activities: { type: 'array', items: activitySchema, maxItems: 20_000 },
})

const exampleFields = { route_name: 'Visser Bezorgt', route_day: '2026-11-23', external_route_id: 1 }
const headquarters = { name: 'Headquarters', address: '', zipcode: '', lat: 52.0155316, lon: 4.6568895 }

export const routeExample = {
  ...exampleFields,
  index: 0,
  color: '#d71034',
  isVisible: true,
  overview_polyline: '_p~iF~ps|U_ulLnnqC',
  distance_m: 48_200,
  duration_s: 16_900,
  roads: figureSourceCodec.example,
  driver_id: 'drv_92ab',
  driver_name: 'Joris de Vries',
  activities: [
    {
      ...exampleFields,
      route_number: 1,
      id: 'start-0',
      type: 'start',
      stop_number: 0,
      is_planned: true,
      address: headquarters,
      departure: '2026-11-23T08:12:00.000Z',
    },
    {
      ...exampleFields,
      route_number: 1,
      id: 'stp_8k2f',
      type: 'Delivery',
      stop_number: 10,
      is_planned: true,
      address: {
        name: 'Bakkerij Jansen',
        address: 'Oude Gracht 12, 3511 AB Utrecht',
        zipcode: '3511 AB',
        lat: 52.0907,
        lon: 5.1214,
      },
      arrival: '2026-11-23T08:58:00.000Z',
      departure: '2026-11-23T09:03:00.000Z',
    },
    {
      ...exampleFields,
      route_number: 1,
      id: 'end-0',
      type: 'end',
      stop_number: 20,
      is_planned: true,
      address: headquarters,
      arrival: '2026-11-23T09:49:00.000Z',
    },
  ],
}
