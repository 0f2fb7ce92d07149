import * as E from 'fp-ts/Either'
import {
  isBlank,
  isJsonObject,
  prefixFields,
  type FieldReason,
  type JsonObject,
  wrongType,
} from '../../src/domain/parse'
import type { JsonSchema } from './json-schema'
import { codecOf, reasonsOf, withDecoder, type Codec } from './codec'

type FieldSpec = {
  readonly name: string
  readonly required: boolean
  readonly schema: JsonSchema
  readonly example: unknown
}

/** A field of a JSON record. */
export type CodecField<A> = FieldSpec & {
  readonly decode: (value: unknown) => E.Either<ReadonlyArray<FieldReason>, A>
  readonly encode: (value: A) => unknown
}

/** `label` names the field in messages for people. */
export const requiredField = <A>(name: string, codec: Codec<A>, label = name): CodecField<A> => ({
  name,
  required: true,
  schema: codec.schema,
  example: codec.example,
  decode: (value) => {
    const decoded = decodeWith(codec, value)
    return E.isLeft(decoded) && isBlank(value) ? E.left([{ field: '', reason: `${label} is missing` }]) : decoded
  },
  encode: codec.encode,
})

/** An optional field: missing, null and blank all mean no value. */
export const optionalField = <A>(name: string, codec: Codec<A>): CodecField<A | undefined> => ({
  name,
  required: false,
  schema: codec.schema,
  example: codec.example,
  decode: (value) => (isBlank(value) ? E.right(undefined) : decodeWith(codec, value)),
  encode: (value) => (value === undefined ? undefined : codec.encode(value)),
})

/** A field that must be null if it has no value: a missing field may be forgotten or misspelt. */
export const nullableField = <A>(name: string, codec: Codec<A>): CodecField<A | undefined> => {
  const field = requiredField(name, codec)
  return {
    ...field,
    schema: { anyOf: [codec.schema, { type: 'null' }] },
    decode: (value) => (value === null ? E.right(undefined) : field.decode(value)),
    encode: (value) => (value === undefined ? null : codec.encode(value)),
  }
}

const decodeWith = <A>(codec: Codec<A>, value: unknown): E.Either<ReadonlyArray<FieldReason>, A> =>
  E.mapLeft(reasonsOf)(codec.decode(value))

type Fields<A> = { readonly [K in keyof A]: CodecField<A[K]> }

/** A record of these fields. Unknown fields are ignored, and every wrong field is reported. */
export const record = <A extends object>(title: string, fields: Fields<A>): Codec<A> => {
  const fieldSpecs: ReadonlyArray<FieldSpec> = Object.values<FieldSpec>(fields)
  const decoders: FieldDecoder<A>[] = []
  const encoders: FieldEncoder<A>[] = []
  for (const key in fields) {
    decoders.push(fieldDecoder(key, fields[key]))
    encoders.push(fieldEncoder(key, fields[key]))
  }
  return codecOf({
    name: title,
    decode: decodeRecord(decoders),
    encode: encodeRecord(encoders),
    schema: {
      title,
      type: 'object',
      properties: Object.fromEntries(fieldSpecs.map(({ name, schema }) => [name, schema])),
      required: fieldSpecs.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: true,
    },
    example: Object.fromEntries(fieldSpecs.map(({ name, example }) => [name, example])),
  })
}

type FieldDecoder<A> = (source: JsonObject, target: Partial<A>, reasons: FieldReason[]) => void
type FieldEncoder<A> = (value: A, target: Record<string, unknown>) => void

const fieldDecoder =
  <A extends object, K extends Extract<keyof A, string>>(key: K, field: CodecField<A[K]>): FieldDecoder<A> =>
  (source, target, reasons) => {
    const decoded = field.decode(source[field.name])
    if (E.isRight(decoded)) target[key] = decoded.right
    else for (const reason of prefixFields(field.name, decoded.left)) reasons.push(reason)
  }

const fieldEncoder =
  <A extends object, K extends Extract<keyof A, string>>(key: K, field: CodecField<A[K]>): FieldEncoder<A> =>
  (value, target) => {
    const encoded = field.encode(value[key])
    if (encoded !== undefined) target[field.name] = encoded
  }

/** JSON leaves out a field without a value. */
const encodeRecord =
  <A extends object>(encoders: ReadonlyArray<FieldEncoder<A>>) =>
  (value: A): JsonObject => {
    const encoded: Record<string, unknown> = {}
    for (const encodeField of encoders) encodeField(value, encoded)
    return encoded
  }

const decodeRecord =
  <A extends object>(decoders: ReadonlyArray<FieldDecoder<A>>) =>
  (value: unknown): E.Either<ReadonlyArray<FieldReason>, A> => {
    if (!isJsonObject(value)) return wrongType('a record', value)
    const decoded: Partial<A> = {}
    const reasons: FieldReason[] = []
    for (const decodeField of decoders) decodeField(value, decoded, reasons)
    return isComplete(decoded, reasons) ? E.right(decoded) : E.left(reasons)
  }

/** Each field gives either a value or a reason, so without reasons all values are present. */
const isComplete = <A extends object>(_: Partial<A>, reasons: ReadonlyArray<FieldReason>): _ is A =>
  reasons.length === 0

/** Decodes an absent value as an empty record. */
export const optionalRecord = <A>(codec: Codec<A>): Codec<A> =>
  withDecoder(codec, (value) => E.mapLeft(reasonsOf)(codec.decode(value ?? {})))

type EmptyObject = Readonly<Record<string, never>>

/** The codec of parameters, query or body of an endpoint that has none. */
export const emptyObjectCodec = optionalRecord(record<EmptyObject>('Nothing', {}))
