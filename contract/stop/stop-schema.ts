import { maxLengths } from '../../src/domain/parse'
import { MAX_DEMAND, priorities, stopFlags } from '../../src/domain/stop'
import { lockSchema } from '../lock/lock-schema'
import { latitudeSchema, longitudeSchema, recordSchema, type JsonSchema } from '../codec'

type SchemaProperties = Readonly<Record<string, JsonSchema>>

const textSchema = (maxLength: number = maxLengths.other): JsonSchema => ({ type: 'string', maxLength })
const timeSchema: JsonSchema = { type: 'string', format: 'time-slot', description: 'HH:mm, or an ISO date-time' }
const amountSchema: JsonSchema = { type: 'number', minimum: 0, maximum: MAX_DEMAND }

/** The stop fields that an upload, the add stop screen and a saved document may give. */
export const inputProperties = {
  priority: { type: 'string', enum: priorities },
  contactName: textSchema(maxLengths.name),
  phone: { type: 'string', pattern: '^[+\\-() ]*(\\d[+\\-() ]*){6,20}$', maxLength: maxLengths.other },
  houseNumberSuffix: textSchema(),
  street: textSchema(),
  city: textSchema(),
  addressSummary: textSchema(),
  lat: latitudeSchema,
  lng: longitudeSchema,
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
  stopNumber: {
    type: 'number',
    description: '10 for the first stop of a route, 20 for the second, …; -1 for a stop without a route',
  },
  routeNumber: { type: 'integer', minimum: 1, description: 'index of the route, plus 1' },
  routeName: textSchema(maxLengths.fullName),
  routeDay: { ...textSchema(), description: 'an ISO date, or one of Ma, Di, Wo, Do, Vr' },
  externalRouteId: { type: 'integer', minimum: 1 },
  color: textSchema(),
}

/** What is sent as moves is checked there. */
const anyRecordSchema: JsonSchema = { type: 'object', properties: {}, required: [], additionalProperties: true }

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
    phone: { ...textSchema(), description: 'in a new stop 6 to 20 digits and signs' },
    requestedDay: textSchema(),
    optimizedIndex: { type: 'number' },
    isVisible: { type: 'boolean' },
    ...Object.fromEntries(stopFlags.map((flag): [string, JsonSchema] => [flag, { type: 'boolean' }])),
    unplannedRepairs: {
      type: 'array',
      items: textSchema(),
      description: 'how it could be planned after all, the cheapest first',
    },
    unplannedMoves: {
      type: 'array',
      items: { anyOf: [{ type: 'array', items: anyRecordSchema }, { type: 'null' }] },
      description: 'for each of unplannedRepairs its moves, to be sent as they are; null where moves cannot do it',
    },
    unplannedNeeds: {
      type: 'array',
      items: { anyOf: [anyRecordSchema, { type: 'null' }] },
      description:
        'for each of unplannedRepairs what has to be changed first, and the driver_id; null where nothing has',
    },
    unplannedReason: { ...textSchema(), description: 'why the optimisation that was accepted left it out' },
    locked: lockSchema,
    ...placementProperties,
  },
  ['id'],
)

export const newStopExample = {
  type: 'Delivery',
  priority: 'Regular',
  customerName: 'Bakkerij Jansen',
  zip: '3511 AB',
  houseNumber: '12',
  street: 'Oude Gracht',
  city: 'Utrecht',
  addressSummary: 'Oude Gracht 12, 3511 AB Utrecht',
  lat: 52.0907,
  lng: 5.1214,
  timeSlotEarliest: '09:00',
  timeSlotLatest: '12:00',
  duration: 5,
  demand: [1],
  productDescription: '2 dozen',
  notes: 'Bel aan bij de buren',
}

export const stopExample = {
  id: 'stp_8k2f',
  shortId: 'A001',
  createdAt: '2026-11-20T16:42:00.000Z',
  ...newStopExample,
  groupedExternalTaskIds: ['T-1042'],
  isVisible: true,
  ...Object.fromEntries(stopFlags.map((flag) => [flag, false])),
  isPlanned: true,
  stopNumber: 10,
  routeNumber: 1,
  routeName: 'Visser Bezorgt',
  routeDay: '2026-11-23',
  externalRouteId: 1,
  color: '#d71034',
}
