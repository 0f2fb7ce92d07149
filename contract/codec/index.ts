/** Responsible for the JSON form of a value: its codec, schema and example, and which values cannot be stored. */
export { type AnyCodec, type Codec, codecOf, reasonsOf, scalarCodec, withDecoder } from './codec'
export {
  type JsonSchema,
  type ListSchema,
  type NumberSchema,
  type RecordSchema,
  type TextFormat,
  type TextSchema,
  type LengthLimit,
  innerSchemaOf,
  latitude,
  lengthLimitOf,
  longitude,
  recordSchema,
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
export { optionalField, requiredField, nullableField, record, optionalRecord, emptyObject } from './record'
export { unstorableParts } from './unstorable-parts'
export { schemaErrors, strictCodec } from './schema-errors'
export type { CodecField } from './record'
export { collectReasons, firstReasonPerField } from './collect-reasons'
