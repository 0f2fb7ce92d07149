/** Responsible for the JSON form of a value: its codec, schema and example, and which values cannot be stored. */
export { codecOf, reasonsOf, scalarCodec, withDecoder, type AnyCodec, type Codec } from './codec'
export {
  innerSchemaOf,
  latitude,
  lengthLimitOf,
  longitude,
  recordSchema,
  type JsonSchema,
  type ListSchema,
  type NumberSchema,
  type RecordSchema,
  type TextFormat,
  type TextSchema,
  type LengthLimit,
} from './json-schema'
export {
  numberCodec,
  enumCodec,
  integerCodec,
  routeDayCodec,
  idCodec,
  dateTimeCodec,
  parseId,
  anyTextCodec,
  textCodec,
  booleanCodec,
  listCodec,
} from './basic-codecs'
export { optionalField, requiredField, nullableField, record, optionalRecord, emptyObjectCodec } from './record'
export { unstorableParts } from './unstorable-parts'
export { schemaErrors, strictCodec } from './schema-errors'
export { collectReasons, firstReasonPerField } from './collect-reasons'
export type { CodecField } from './record'
