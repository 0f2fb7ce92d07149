/** Responsible for the JSON form of a value: its codec, schema and example, and which values cannot be stored. */
export type { AnyShape, Shape } from './shape'
export type { JsonSchema, ListSchema, NumberSchema, RecordSchema, TextFormat, TextSchema } from './json-schema'
export { codecOf, reasonsOf } from './codec-of'
export { valueCodec } from './value-codec'
export {
  numberCodec,
  enumCodec,
  integerCodec,
  routeDayCodec,
  idCodec,
  dateTimeCodec,
  parseId,
  textCodec,
  booleanCodec,
} from './basic-codecs'
export { optionalField, requiredField, nullableField, record } from './record'
export { listCodec } from './list-codec'
export { emptyObject } from './empty-object'
export { unstorableParts } from './unstorable'
export { latitude, longitude } from './coordinates'
export { recordSchema } from './record-schema'
export { schemaErrors } from './schema-errors'
export { strictShape } from './strict-shape'
export { firstReasonPerField } from './first-reason-per-field'
export type { Field } from './record'
export { optionalRecord } from './optional-record'
export { collectReasons } from './collect-reasons'
