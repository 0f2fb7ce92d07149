import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { identity } from 'fp-ts/function'
import type { FieldReason, Parser } from '../../src/domain/parse'
import type { JsonSchema } from './json-schema'

type Documentation = {
  readonly schema: JsonSchema
  /** as JSON */
  readonly example: unknown
}

/**
 * An io-ts codec of the JSON form of a value, for browser and server, with a schema and an example for the
 * documentation.
 */
export type Codec<A> = Documentation & t.Type<A, unknown, unknown>

/** A codec of any type, for code that only describes endpoints. */
export type AnyCodec = Documentation & t.Decoder<unknown, unknown>

type CodecSpec<A> = Documentation & {
  readonly name: string
  readonly decode: (value: unknown) => E.Either<ReadonlyArray<FieldReason>, A>
  readonly encode: (value: A) => unknown
}

export const codecOf = <A>({ name, decode, encode, schema, example }: CodecSpec<A>): Codec<A> => {
  const type: t.Type<A, unknown, unknown> = new t.Type(
    name,
    // A type test is not possible: a decoded value may look like an undecoded one. So this never matches.
    t.never.is,
    (value, context) =>
      E.mapLeft((reasons: ReadonlyArray<FieldReason>) => errorsAt(context, type, reasons))(decode(value)),
    encode,
  )
  return Object.assign(type, { schema, example })
}

export const withDecoder = <A>(codec: Codec<A>, decode: CodecSpec<A>['decode']): Codec<A> =>
  codecOf({ name: codec.name, decode, encode: codec.encode, schema: codec.schema, example: codec.example })

const errorsAt = (context: t.Context, type: t.Mixed, reasons: ReadonlyArray<FieldReason>): t.Errors =>
  reasons.map(({ field, reason }) => ({
    value: undefined,
    context: field === '' ? context : [...context, ...field.split('.').map((key) => ({ key, type }))],
    message: reason,
  }))

export const reasonsOf = (errors: t.Errors): ReadonlyArray<FieldReason> =>
  errors.map(({ context, message }) => ({
    // The first entry is the codec of the whole value, which is no field.
    field: context
      .slice(1)
      .map(({ key }) => key)
      .join('.'),
    reason: message ?? 'Cannot be read',
  }))

/** A codec of a value without fields; it is encoded unchanged unless an encoder is given. */
export const scalarCodec = <A>(
  parse: Parser<A>,
  schema: JsonSchema,
  example: unknown,
  encode: (value: A) => unknown = identity,
): Codec<A> =>
  codecOf({
    name: schema.title ?? 'value',
    decode: (value) => E.mapLeft((reason: string) => [{ field: '', reason }])(parse(value)),
    encode,
    schema,
    example,
  })

/** Limits the work for a hostile request, which may hold millions of errors. */
const MAX_REASONS = 1_000

/** Collects the errors of all parts of a value, up to MAX_REASONS. */
export const collectReasons = <A>(
  parts: Iterable<A>,
  reasonsOfPart: (part: A) => ReadonlyArray<FieldReason>,
): ReadonlyArray<FieldReason> => {
  const reasons: FieldReason[] = []
  for (const part of parts) {
    for (const reason of reasonsOfPart(part)) reasons.push(reason)
    if (reasons.length >= MAX_REASONS) return reasons.slice(0, MAX_REASONS)
  }
  return reasons
}

/**
 * Keeps one reason for each field, where two parsers have checked a value. The first one saw the value as it was sent, so
 * its reason is more precise.
 */
export const firstReasonPerField = (reasons: ReadonlyArray<FieldReason>): ReadonlyArray<FieldReason> => {
  const seenFields = new Set<string>()
  return reasons
    .filter(({ field }) => !seenFields.has(field) && seenFields.add(field).has(field))
    .map(({ field, reason }) => ({ field, reason }))
}
