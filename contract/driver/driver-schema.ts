import { maxLengths } from '../../src/domain/parse'
import { latitude, longitude, recordSchema, type JsonSchema } from '../shape'

const MOST = 100_000

const text = (maxLength: number = maxLengths.other): JsonSchema => ({ type: 'string', maxLength })
const filled = (maxLength: number = maxLengths.other): JsonSchema => ({ type: 'string', pattern: '\\S', maxLength })

const optionalFields: Readonly<Record<string, JsonSchema>> = {
  houseNumberSuffix: text(),
  street: text(),
  city: text(),
  lat: latitude,
  lng: longitude,
}

/** A capacity is the pair of the least and the most, or the most alone. */
const capacity = (type: 'number' | 'integer', maximum?: number): JsonSchema => {
  const bounds = maximum === undefined ? {} : { maximum }
  return {
    anyOf: [
      { type, minimum: 1, ...bounds },
      { type: 'array', items: { type, minimum: 0, ...bounds }, minItems: 2, maxItems: 2 },
    ],
    description: '[least, most], or the most alone; also read as vehicleCapacity',
  }
}

/** A driver as any server may answer one: every field but the id may be missing. */
export const driverSchema = recordSchema(
  'Driver',
  {
    id: { type: 'string', minLength: 1 },
    shortId: text(),
    createdAt: text(),
    firstName: text(maxLengths.name),
    lastName: text(maxLengths.name),
    zip: text(maxLengths.zip),
    houseNumber: text(),
    addressSummary: text(),
    mobileNumber: text(),
    availabilityEarliest: text(),
    availabilityLatest: text(),
    ...optionalFields,
    capacity: capacity('number'),
    routes: { type: 'array', items: {} },
  },
  ['id'],
)

const clock: JsonSchema = { type: 'string', format: 'clock-time', description: 'H:mm or HH:mm' }

/** §5: a driver to be stored, with the fields that are required. */
export const driverDraftSchema = recordSchema(
  'DriverDraft',
  {
    firstName: filled(maxLengths.name),
    lastName: filled(maxLengths.name),
    zip: filled(maxLengths.zip),
    houseNumber: filled(),
    addressSummary: filled(),
    mobileNumber: { type: 'string', pattern: '^\\+?\\d([ ()\\-]?\\d){5,19}$' },
    availabilityEarliest: clock,
    availabilityLatest: { ...clock, description: 'after availabilityEarliest' },
    ...optionalFields,
    capacity: capacity('integer', MOST),
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
