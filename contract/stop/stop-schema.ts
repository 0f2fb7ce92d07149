import { maxLengths } from '../../src/domain/parse'
import { MAX_DEMAND, priorities, stopFlags } from '../../src/domain/stop'
import { lockSchema } from '../lock'
import { latitude, longitude, recordSchema, type JsonSchema } from '../shape'

type Properties = Readonly<Record<string, JsonSchema>>

const text = (maxLength: number = maxLengths.other): JsonSchema => ({ type: 'string', maxLength })
const time: JsonSchema = { type: 'string', format: 'time-slot', description: 'HH:mm, or an ISO date-time' }
const amount: JsonSchema = { type: 'number', minimum: 0, maximum: MAX_DEMAND }

/** The fields of a stop that may be given by an upload, by the add stop screen and by a saved document alike. */
export const saidOfStop = {
  priority: { type: 'string', enum: priorities },
  contactName: text(maxLengths.name),
  houseNumberSuffix: text(),
  street: text(),
  city: text(),
  addressSummary: text(),
  lat: latitude,
  lng: longitude,
  timeSlotEarliest: time,
  timeSlotLatest: time,
  duration: { type: 'number', minimum: 0, maximum: 24 * 60, description: 'minutes' },
  demand: {
    anyOf: [amount, { type: 'array', items: amount }],
    description: 'what it takes of a vehicle: an amount, or one for each dimension of its capacity',
  },
  productDescription: text(),
  notes: text(maxLengths.notes),
  groupedExternalTaskIds: { type: 'array', items: { type: 'string', pattern: '\\S', maxLength: maxLengths.other } },
} as const satisfies Properties

/** The place of the stop in the plan. It follows from the routes; a stored stop that says otherwise is overruled. */
const saidByPlan: Properties = {
  isPlanned: { type: 'boolean' },
  stopNumber: { type: 'number', description: 'place times 10; -1 where there is none' },
  routeNumber: { type: 'integer', minimum: 1, description: 'index of the route, plus 1' },
  routeName: text(maxLengths.fullName),
  routeDay: { ...text(), description: 'an ISO date, or one of Ma, Di, Wo, Do, Vr' },
  externalRouteId: { type: 'integer', minimum: 1 },
  color: text(),
}

/** §3: a stop in camel case. The snake-case spellings of §3 are read as well. */
export const stopSchema = recordSchema(
  'Stop',
  {
    id: { type: 'string', minLength: 1, maxLength: maxLengths.other },
    shortId: text(),
    createdAt: text(),
    type: { ...text(), description: 'START, END, Delivery, Pickup, Service, or another' },
    customerName: text(maxLengths.name),
    zip: text(maxLengths.zip),
    houseNumber: text(),
    ...saidOfStop,
    requestedDay: text(),
    optimizedIndex: { type: 'number' },
    isVisible: { type: 'boolean' },
    ...Object.fromEntries(stopFlags.map((flag): [string, JsonSchema] => [flag, { type: 'boolean' }])),
    unplannedRepairs: {
      type: 'array',
      items: text(),
      description: 'how it could be planned after all, the cheapest first',
    },
    unplannedReason: { ...text(), description: 'why the optimisation that was accepted left it out' },
    locked: lockSchema,
    ...saidByPlan,
  },
  ['id'],
)
