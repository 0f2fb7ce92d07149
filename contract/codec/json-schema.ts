import { memoizeWeak } from '../../src/domain/value'

/** Text formats without a pattern: a parser of the domain validates them. */
export type TextFormat = 'date-time' | 'time-slot' | 'clock-time' | 'route-day'

/** The part of JSON Schema that the endpoints use. A schema without `type` and `anyOf` accepts anything. */
export type JsonSchema = { readonly title?: string; readonly description?: string } & (
  | TextSchema
  | NumberSchema
  | ListSchema
  | RecordSchema
  | { readonly type: 'boolean' }
  | { readonly type: 'null' }
  | { readonly type?: never; readonly anyOf?: ReadonlyArray<JsonSchema> }
)

export type TextSchema = {
  readonly type: 'string'
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: TextFormat
  readonly enum?: ReadonlyArray<string>
}

export type NumberSchema = {
  readonly type: 'number' | 'integer'
  readonly minimum?: number
  readonly maximum?: number
}

export type ListSchema = {
  readonly type: 'array'
  readonly items: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
}

export type RecordSchema = {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, JsonSchema>>
  readonly required: ReadonlyArray<string>
  readonly maxProperties?: number
  /** unknown fields: forbidden (false), allowed (true), or allowed if they fit a schema */
  readonly additionalProperties: boolean | JsonSchema
}

/** In degrees. Coordinates have a latitude and a longitude, or neither; 0, 0 means unknown. */
export const latitudeSchema: JsonSchema = { type: 'number', minimum: -90, maximum: 90 }
export const longitudeSchema: JsonSchema = { type: 'number', minimum: -180, maximum: 180 }

/** The schema of a record that also stores unknown fields. */
export const recordSchema = (
  title: string,
  properties: RecordSchema['properties'],
  required: ReadonlyArray<string> = [],
): JsonSchema & RecordSchema => ({ title, type: 'object', properties, required, additionalProperties: true })

/** How long a list or record may be before it is decoded: longer than `refusedAbove` is refused as longer than `max`. */
export type LengthLimit = { readonly max: number; readonly refusedAbove: number }

const unknownFieldLimit = 200
const defaultItemLimit = 1_000

/** The limit for a list (of items) or a record (of fields). */
export const lengthLimitOf = (schema: JsonSchema | undefined, isList: boolean): LengthLimit =>
  limitsOf(schema ?? anySchema)[isList ? 'list' : 'record']

const anySchema: JsonSchema = {}

const limitsOf = memoizeWeak((schema: JsonSchema) => ({
  list: largestLimit(schema, 'array') ?? exactLimit(defaultItemLimit),
  record: largestLimit(schema, 'object') ?? exactLimit(unknownFieldLimit),
}))

const largestLimit = (schema: JsonSchema, type: 'array' | 'object'): LengthLimit | undefined =>
  optionsOf(schema)
    .flatMap((option) => (option.type === type ? limitOfOption(option) : []))
    .toSorted((one, other) => other.max - one.max)[0]

const exactLimit = (max: number): LengthLimit => ({ max, refusedAbove: max })

/** A list or record of up to twice its limit is left to the decoder, which says more exactly what is wrong. */
const statedLimit = (max: number): LengthLimit => ({ max, refusedAbove: 2 * max })

const limitOfOption = (schema: JsonSchema): LengthLimit => {
  if (schema.type === 'array')
    return schema.maxItems === undefined ? exactLimit(defaultItemLimit) : statedLimit(schema.maxItems)
  if (schema.type !== 'object') return exactLimit(0)
  const { properties, maxProperties } = schema
  return maxProperties === undefined
    ? exactLimit(Object.keys(properties).length + unknownFieldLimit)
    : statedLimit(maxProperties)
}

/** The schema of an item, or of the field of this name. */
export const innerSchemaOf = (
  schema: JsonSchema | undefined,
  isList: boolean,
  name: string,
): JsonSchema | undefined => {
  const inner = optionsOf(schema).flatMap((option): ReadonlyArray<JsonSchema> => {
    if (option.type === 'array') return isList ? [option.items] : []
    if (option.type !== 'object' || isList) return []
    const { additionalProperties: others } = option
    return [option.properties[name] ?? (typeof others === 'object' ? others : [])].flat()
  })
  return inner.length > 1 ? { anyOf: inner } : inner[0]
}

const optionsOf = (schema: JsonSchema | undefined): ReadonlyArray<JsonSchema> => {
  if (schema === undefined) return []
  return schema.type === undefined ? (schema.anyOf ?? []).flatMap(optionsOf) : [schema]
}
