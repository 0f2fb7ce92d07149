/** Texts that no pattern describes: a reader of the domain decides whether such a text is right. */
export type TextFormat = 'date-time' | 'time-slot' | 'clock-time' | 'route-day'

/** The part of JSON Schema that is used for the calls. A schema without `type` and `anyOf` accepts anything. */
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
  /** which further fields are allowed: none (false), any (true), or those that fit a schema */
  readonly additionalProperties: boolean | JsonSchema
}
