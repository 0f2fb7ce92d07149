import {
  latenessWeightLimits,
  MAX_VEHICLES,
  decodeProblem,
  weightings,
  encodeProblem,
  type RouteProblem,
} from '../../src/domain/problem'
import { maxLengths } from '../../src/domain/parse'
import { priorities, stopTypes } from '../../src/domain/stop'
import { MAX_UPLOADED_STOPS } from '../../src/domain/upload'
import { codecOf, latitude, longitude, recordSchema, type JsonSchema, type Shape } from '../shape'

const MAX_AMOUNT = 1_000_000_000

const idSchema: JsonSchema = { type: 'string', pattern: '\\S', maxLength: 500 }
/** A time of day; it may run past midnight, since a vehicle may be out until the night. */
const clockTimeSchema: JsonSchema = {
  anyOf: [
    { type: 'string', pattern: '^(([0-3]?\\d|4[0-7]):[0-5]\\d(:[0-5]\\d)?|48:00(:00)?)$' },
    { type: 'string', format: 'date-time' },
  ],
  description: '9:00, 26:15 for the night after, or an ISO date-time',
}
const amountSchema: JsonSchema = { type: 'number', minimum: 0, maximum: MAX_AMOUNT }
const minutesSchema: JsonSchema = { type: 'number', minimum: 0, maximum: 100_000, description: 'minutes' }
const listSchema = (items: JsonSchema, minItems: number, maxItems: number): JsonSchema => ({
  type: 'array',
  items,
  minItems,
  maxItems,
})

const minMaxSchema = listSchema({ type: 'integer', minimum: 0, maximum: MAX_AMOUNT }, 2, 2)

const pointSchema = recordSchema('Place', { lat: latitude, lng: longitude }, ['lat', 'lng'])

const stopSchema = recordSchema(
  'ProblemStop',
  {
    id: idSchema,
    lat: latitude,
    lng: longitude,
    type: { type: 'string', enum: stopTypes },
    demand: { anyOf: [amountSchema, { type: 'array', items: amountSchema, minItems: 1 }] },
    duration: minutesSchema,
    windows: { type: 'array', items: listSchema(clockTimeSchema, 2, 2), description: 'pairs of from and to' },
    priority: { type: 'string', enum: priorities },
    allowed_vehicles: { type: 'array', items: idSchema, minItems: 1, description: 'ids; every vehicle where absent' },
    pinned: {
      anyOf: [
        idSchema,
        recordSchema('Pin', { vehicle: idSchema, place: { type: 'integer', minimum: 1 } }, ['vehicle']),
      ],
      description: 'the id of a vehicle, or its place there as well',
    },
  },
  ['id', 'lat', 'lng'],
)

const vehicleSchema = recordSchema(
  'Vehicle',
  {
    id: idSchema,
    name: { type: 'string', pattern: '\\S', maxLength: maxLengths.fullName },
    day: { type: 'string', maxLength: maxLengths.other },
    start: pointSchema,
    end: pointSchema,
    earliest: clockTimeSchema,
    latest: { ...clockTimeSchema, description: 'after earliest' },
    capacity: {
      anyOf: [
        { type: 'integer', minimum: 1, maximum: MAX_AMOUNT },
        minMaxSchema,
        { type: 'array', items: minMaxSchema, minItems: 1 },
      ],
      description: 'the most, or [least, most], or such a pair for each dimension',
    },
    breaks: {
      type: 'array',
      items: recordSchema('Break', { from: clockTimeSchema, to: clockTimeSchema, duration: minutesSchema }, [
        'from',
        'to',
        'duration',
      ]),
    },
  },
  ['id', 'name', 'start', 'end', 'earliest', 'latest', 'capacity'],
)

const headquarters = { lat: 52.0155316, lng: 4.6568895 }

/** A problem for the solver, complete in one request. */
export const routeProblemCodec: Shape<RouteProblem> = {
  codec: codecOf('Route problem', decodeProblem, encodeProblem),
  schema: recordSchema(
    'RouteProblem',
    {
      stops: { type: 'array', items: stopSchema, minItems: 1, maxItems: MAX_UPLOADED_STOPS },
      vehicles: { type: 'array', items: vehicleSchema, minItems: 1, maxItems: MAX_VEHICLES },
      options: recordSchema('ProblemOptions', {
        weights: { type: 'string', enum: weightings },
        lateness: {
          type: 'number',
          minimum: latenessWeightLimits.min,
          maximum: latenessWeightLimits.max,
          description: 'minutes on the road that a minute late is worth; nobody is late where absent',
        },
        budget_seconds: { type: 'number', minimum: 1, maximum: 300 },
        seed: { type: 'integer', minimum: 0 },
      }),
    },
    ['stops', 'vehicles'],
  ),
  example: {
    stops: [
      { id: 'stp_8k2f', lat: 52.0907, lng: 5.1214, demand: 1, duration: 5, windows: [['9:00', '12:00']] },
      { id: 'stp_03vd', lat: 52.0799, lng: 5.1372, type: 'Pickup', priority: 'High', pinned: 'bus 1' },
    ],
    vehicles: [
      {
        id: 'bus 1',
        name: 'Joris de Vries',
        day: '2026-11-23',
        start: headquarters,
        end: headquarters,
        earliest: '9:00',
        latest: '18:00',
        capacity: [0, 50],
        breaks: [{ from: '12:00', to: '13:30', duration: 30 }],
      },
    ],
    options: { weights: 'balanced', budget_seconds: 20, seed: 1 },
  },
}
