/** Texts that a pattern cannot describe: what they mean is for the domain's readers to say. */
export type TextFormat = 'date-time' | 'time-slot' | 'clock-time' | 'route-day'

/** The part of JSON Schema that the calls are described with. One without a type or a choice is anything at all. */
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
  /** what stands under names that are not listed: nothing, anything, or things of one kind */
  readonly additionalProperties: boolean | JsonSchema
}
