import { calendarDateOf, weekdays } from '../../src/domain/calendar'
import type { JsonSchema, TextFormat } from '../../contract/shape'

/**
 * Where a value does not fit its schema exactly. The code is simple on purpose,
 * since it judges the other code for schemas.
 */
export const unfit = (schema: JsonSchema, value: unknown, at = '$'): ReadonlyArray<string> => {
  const no = [`${at} is ${JSON.stringify(value).slice(0, 60)}, no ${schema.type ?? 'choice'}`]
  switch (schema.type) {
    case 'null':
      return value === null ? [] : no
    case 'boolean':
      return typeof value === 'boolean' ? [] : no
    case 'number':
    case 'integer':
      return typeof value === 'number' &&
        (schema.type === 'number' ? Number.isFinite(value) : Number.isInteger(value)) &&
        value >= (schema.minimum ?? -Infinity) &&
        value <= (schema.maximum ?? Infinity)
        ? []
        : no
    case 'string':
      return typeof value === 'string' &&
        lengthOf(value) >= (schema.minLength ?? 0) &&
        lengthOf(value) <= (schema.maxLength ?? Infinity) &&
        (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)) &&
        (schema.enum === undefined || schema.enum.includes(value)) &&
        (schema.format === undefined || forms[schema.format](value))
        ? []
        : no
    case 'array':
      return Array.isArray(value) &&
        value.length >= (schema.minItems ?? 0) &&
        value.length <= (schema.maxItems ?? Infinity)
        ? value.flatMap((item, place) => unfit(schema.items, item, `${at}.${place}`))
        : no
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return no
      const missing = schema.required
        .filter((name) => !Object.hasOwn(value, name))
        .map((name) => `${at}.${name} is missing`)
      return [...missing, ...Object.entries(value).flatMap(([name, item]) => unfitField(schema, name, item, at))]
    }
    default:
      return schema.anyOf === undefined || schema.anyOf.some((one) => unfit(one, value, at).length === 0) ? [] : no
  }
}

/** The length in characters, not in UTF-16 units. */
const lengthOf = (text: string): number => Array.from(text).length

const unfitField = (schema: Extract<JsonSchema, { type: 'object' }>, name: string, value: unknown, at: string) => {
  const of = Object.hasOwn(schema.properties, name) ? schema.properties[name] : schema.additionalProperties
  if (of === true || of === undefined) return []
  return of === false ? [`${at}.${name} is not expected`] : unfit(of, value, `${at}.${name}`)
}

const dateTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/
const clock = /^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

const forms: Readonly<Record<TextFormat, (text: string) => boolean>> = {
  'date-time': (text) => dateTime.test(text),
  'clock-time': (text) => clock.test(text) || dateTime.test(text),
  'time-slot': (text) => clock.test(text) || dateTime.test(text),
  'route-day': (text) => calendarDateOf(text) !== undefined || weekdays.some((day) => day === text),
}
