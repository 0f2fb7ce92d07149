import { calendarDateOf, weekdays } from '../../src/domain/calendar'
import type { JsonSchema, TextFormat } from '../../contract/codec'

/**
 * Where a value does not fit its schema exactly. The code is simple on purpose,
 * since it tests the other code for schemas.
 */
export const schemaMismatches = (schema: JsonSchema, value: unknown, path = '$'): ReadonlyArray<string> => {
  const mismatch = [`${path} is ${JSON.stringify(value).slice(0, 60)}, no ${schema.type ?? 'choice'}`]
  switch (schema.type) {
    case 'null':
      return value === null ? [] : mismatch
    case 'boolean':
      return typeof value === 'boolean' ? [] : mismatch
    case 'number':
    case 'integer':
      return typeof value === 'number' &&
        (schema.type === 'number' ? Number.isFinite(value) : Number.isInteger(value)) &&
        value >= (schema.minimum ?? -Infinity) &&
        value <= (schema.maximum ?? Infinity)
        ? []
        : mismatch
    case 'string':
      return typeof value === 'string' &&
        lengthOf(value) >= (schema.minLength ?? 0) &&
        lengthOf(value) <= (schema.maxLength ?? Infinity) &&
        (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)) &&
        (schema.enum === undefined || schema.enum.includes(value)) &&
        (schema.format === undefined || formatChecks[schema.format](value))
        ? []
        : mismatch
    case 'array':
      return Array.isArray(value) &&
        value.length >= (schema.minItems ?? 0) &&
        value.length <= (schema.maxItems ?? Infinity)
        ? value.flatMap((item, index) => schemaMismatches(schema.items, item, `${path}.${index}`))
        : mismatch
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return mismatch
      const missing = schema.required
        .filter((name) => !Object.hasOwn(value, name))
        .map((name) => `${path}.${name} is missing`)
      return [...missing, ...Object.entries(value).flatMap(([name, item]) => fieldMismatches(schema, name, item, path))]
    }
    default:
      return schema.anyOf === undefined ||
        schema.anyOf.some((choice) => schemaMismatches(choice, value, path).length === 0)
        ? []
        : mismatch
  }
}

/** The length in characters, not in UTF-16 units. */
const lengthOf = (text: string): number => Array.from(text).length

const fieldMismatches = (
  schema: Extract<JsonSchema, { type: 'object' }>,
  name: string,
  value: unknown,
  path: string,
) => {
  const fieldSchema = Object.hasOwn(schema.properties, name) ? schema.properties[name] : schema.additionalProperties
  if (fieldSchema === true || fieldSchema === undefined) return []
  return fieldSchema === false
    ? [`${path}.${name} is not expected`]
    : schemaMismatches(fieldSchema, value, `${path}.${name}`)
}

const dateTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/
const clock = /^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

const formatChecks: Readonly<Record<TextFormat, (text: string) => boolean>> = {
  'date-time': (text) => dateTime.test(text),
  'clock-time': (text) => clock.test(text) || dateTime.test(text),
  'time-slot': (text) => clock.test(text) || dateTime.test(text),
  'route-day': (text) => calendarDateOf(text) !== undefined || weekdays.some((day) => day === text),
}
