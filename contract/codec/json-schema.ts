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
  /** unknown fields: forbidden (false), allowed (true), or allowed if they fit a schema */
  readonly additionalProperties: boolean | JsonSchema
}

/** Latitude in degrees. Coordinates have a latitude and a longitude, or neither; 0, 0 means unknown. */
export const latitude: JsonSchema = { type: 'number', minimum: -90, maximum: 90 }
export const longitude: JsonSchema = { type: 'number', minimum: -180, maximum: 180 }

/** The schema of a record that also stores unknown fields. */
export const recordSchema = (
  title: string,
  properties: RecordSchema['properties'],
  required: ReadonlyArray<string> = [],
): JsonSchema & RecordSchema => ({ title, type: 'object', properties, required, additionalProperties: true })
