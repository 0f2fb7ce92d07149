/** Responsible for the JSON form of a value: its codec, schema and example, and which values cannot be stored. */
export {
  type AnyCodec,
  type Codec,
  codecOf,
  collectReasons,
  firstReasonPerField,
  reasonsOf,
  scalarCodec,
  withDecoder,
} from './codec'
export {
  innerSchemaOf,
  latitudeSchema,
  lengthLimitOf,
  longitudeSchema,
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
  idCodec,
  parseId,
  anyTextCodec,
  textCodec,
  booleanCodec,
  listCodec,
} from './basic-codecs'
export { dateTimeCodec, routeDayCodec } from './text-formats'
export {
  type CodecField,
  emptyObjectCodec,
  nullableField,
  optionalField,
  optionalRecord,
  record,
  requiredField,
} from './record'
export { unstorableParts } from './unstorable-parts'
export { schemaErrors, strictCodec } from './schema-errors'
