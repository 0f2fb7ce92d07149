import { maxLengths } from '../../src/domain/parse'
import { driverDefaults, MAX_LOADING_MINUTES, MAX_TRIPS } from '../../src/domain/driver'
import { latitudeSchema, longitudeSchema, recordSchema, type JsonSchema } from '../codec'

const MAX_CAPACITY = 100_000

const textSchema = (maxLength: number = maxLengths.other): JsonSchema => ({ type: 'string', maxLength })
const nonBlankSchema = (maxLength: number = maxLengths.other): JsonSchema => ({
  type: 'string',
  pattern: '\\S',
  maxLength,
})

const optionalFields: Readonly<Record<string, JsonSchema>> = {
  houseNumberSuffix: textSchema(),
  street: textSchema(),
  city: textSchema(),
  lat: latitudeSchema,
  lng: longitudeSchema,
  trips: {
    type: 'integer',
    minimum: 1,
    maximum: MAX_TRIPS,
    description: `how many times the vehicle may leave its depot in a day; ${driverDefaults.trips} if it is not sent`,
  },
  loadingMinutes: {
    type: 'integer',
    minimum: 0,
    maximum: MAX_LOADING_MINUTES,
    description: `how long each loading between two trips takes; ${driverDefaults.loadingMinutes} if it is not sent`,
  },
}

/** A capacity is either the pair of minimum and maximum, or the maximum alone. */
const capacitySchema = (type: 'number' | 'integer', maximum?: number): JsonSchema => {
  const bounds = maximum === undefined ? {} : { maximum }
  return {
    anyOf: [
      { type, minimum: 1, ...bounds },
      { type: 'array', items: { type, minimum: 0, ...bounds }, minItems: 2, maxItems: 2 },
    ],
    description: '[least, most], or the most alone; also read as vehicleCapacity',
  }
}

/** A driver in the answer of any compatible server: every field but the id may be missing. */
export const driverSchema = recordSchema(
  'Driver',
  {
    id: { type: 'string', minLength: 1 },
    shortId: textSchema(),
    createdAt: textSchema(),
    firstName: textSchema(maxLengths.name),
    lastName: textSchema(maxLengths.name),
    zip: textSchema(maxLengths.zip),
    houseNumber: textSchema(),
    addressSummary: textSchema(),
    mobileNumber: textSchema(),
    availabilityEarliest: textSchema(),
    availabilityLatest: textSchema(),
    ...optionalFields,
    capacity: capacitySchema('number'),
    routes: { type: 'array', items: {} },
  },
  ['id'],
)

const clockTimeSchema: JsonSchema = { type: 'string', format: 'clock-time', description: 'H:mm or HH:mm' }

/** §5: a driver to be stored, with its required fields. */
export const driverDraftSchema = recordSchema(
  'DriverDraft',
  {
    firstName: nonBlankSchema(maxLengths.name),
    lastName: nonBlankSchema(maxLengths.name),
    zip: nonBlankSchema(maxLengths.zip),
    houseNumber: nonBlankSchema(),
    addressSummary: nonBlankSchema(),
    mobileNumber: { type: 'string', pattern: '^\\+?\\d([ ()\\-]?\\d){5,19}$' },
    availabilityEarliest: clockTimeSchema,
    availabilityLatest: { ...clockTimeSchema, description: 'after availabilityEarliest' },
    ...optionalFields,
    capacity: capacitySchema('integer', MAX_CAPACITY),
  },
  [
    'firstName',
    'lastName',
    'zip',
    'houseNumber',
    'addressSummary',
    'mobileNumber',
    'availabilityEarliest',
    'availabilityLatest',
    'capacity',
  ],
)

export const driverDraftExample = {
  firstName: 'Joris',
  lastName: 'de Vries',
  zip: '3511 AB',
  houseNumber: '12',
  houseNumberSuffix: 'a',
  street: 'Oude Gracht',
  city: 'Utrecht',
  addressSummary: 'Oude Gracht 12a, 3511 AB Utrecht',
  lat: 52.0907,
  lng: 5.1214,
  mobileNumber: '06 1234 5678',
  availabilityEarliest: '09:00',
  availabilityLatest: '18:00',
  capacity: [0, 50],
}

export const driverExample = {
  id: 'drv_92ab',
  shortId: 'D007',
  createdAt: '2026-11-20T16:42:00.000Z',
  ...driverDraftExample,
  routes: [],
}
