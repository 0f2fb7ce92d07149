import { maxLengths } from '../../src/domain/parse'
import { MAX_DEMAND, priorities, stopFlags } from '../../src/domain/stop'
import { lockSchema } from '../lock/lock-schema'
import { latitude, longitude, recordSchema, type JsonSchema } from '../codec'

type SchemaProperties = Readonly<Record<string, JsonSchema>>

const textSchema = (maxLength: number = maxLengths.other): JsonSchema => ({ type: 'string', maxLength })
const timeSchema: JsonSchema = { type: 'string', format: 'time-slot', description: 'HH:mm, or an ISO date-time' }
const amountSchema: JsonSchema = { type: 'number', minimum: 0, maximum: MAX_DEMAND }

/** The stop fields that an upload, the add stop screen and a saved document may give. */
export const inputProperties = {
  priority: { type: 'string', enum: priorities },
  contactName: textSchema(maxLengths.name),
  houseNumberSuffix: textSchema(),
  street: textSchema(),
  city: textSchema(),
  addressSummary: textSchema(),
  lat: latitude,
  lng: longitude,
  timeSlotEarliest: timeSchema,
  timeSlotLatest: timeSchema,
  duration: { type: 'number', minimum: 0, maximum: 24 * 60, description: 'minutes' },
  demand: {
    anyOf: [amountSchema, { type: 'array', items: amountSchema }],
    description: 'what it takes of a vehicle: an amount, or one for each dimension of its capacity',
  },
  productDescription: textSchema(),
  notes: textSchema(maxLengths.notes),
  groupedExternalTaskIds: { type: 'array', items: { type: 'string', pattern: '\\S', maxLength: maxLengths.other } },
} as const satisfies SchemaProperties

/**
 * The placement of the stop in the plan. It is derived from the routes; different values in a stored stop are ignored.
 */
const placementProperties: SchemaProperties = {
  isPlanned: { type: 'boolean' },
  stopNumber: { type: 'number', description: 'place times 10; -1 where there is none' },
  routeNumber: { type: 'integer', minimum: 1, description: 'index of the route, plus 1' },
  routeName: textSchema(maxLengths.fullName),
  routeDay: { ...textSchema(), description: 'an ISO date, or one of Ma, Di, Wo, Do, Vr' },
  externalRouteId: { type: 'integer', minimum: 1 },
  color: textSchema(),
}

/** §3: a stop in camel case. The snake-case spellings of §3 are accepted as well. */
export const stopSchema = recordSchema(
  'Stop',
  {
    id: { type: 'string', minLength: 1, maxLength: maxLengths.other },
    shortId: textSchema(),
    createdAt: textSchema(),
    type: { ...textSchema(), description: 'START, END, Delivery, Pickup, Service, or another' },
    customerName: textSchema(maxLengths.name),
    zip: textSchema(maxLengths.zip),
    houseNumber: textSchema(),
    ...inputProperties,
    requestedDay: textSchema(),
    optimizedIndex: { type: 'number' },
    isVisible: { type: 'boolean' },
    ...Object.fromEntries(stopFlags.map((flag): [string, JsonSchema] => [flag, { type: 'boolean' }])),
    unplannedRepairs: {
      type: 'array',
      items: textSchema(),
      description: 'how it could be planned after all, the cheapest first',
    },
    unplannedReason: { ...textSchema(), description: 'why the optimisation that was accepted left it out' },
    locked: lockSchema,
    ...placementProperties,
  },
  ['id'],
)
