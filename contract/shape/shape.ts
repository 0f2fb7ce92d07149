import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { identity } from 'fp-ts/function'
import type { Reason, Parser } from '../../src/domain/parse'
import type { JsonSchema } from './json-schema'

type Documentation = {
  readonly schema: JsonSchema
  /** as JSON */
  readonly example: unknown
}

/** The JSON form of a value: one codec for browser and server, and a schema and an example for the documentation. */
export type Shape<A> = Documentation & { readonly codec: t.Type<A, unknown, unknown> }

/** A shape of any type, for code that only describes endpoints. */
export type AnyShape = Documentation & { readonly codec: t.Decoder<unknown, unknown> }

type Decode<A> = (value: unknown) => E.Either<ReadonlyArray<Reason>, A>

/** An io-ts codec made from a parser and an encoder. */
export const codecOf = <A>(
  name: string,
  decode: Decode<A>,
  encode: (value: A) => unknown,
): t.Type<A, unknown, unknown> => {
  const codec: t.Type<A, unknown, unknown> = new t.Type(
    name,
    // A type test is not possible: a decoded value may look like an undecoded one. So this never matches.
    t.never.is,
    (value, context) => E.mapLeft((reasons: ReadonlyArray<Reason>) => errorsAt(context, codec, reasons))(decode(value)),
    encode,
  )
  return codec
}

const errorsAt = (context: t.Context, codec: t.Mixed, reasons: ReadonlyArray<Reason>): t.Errors =>
  reasons.map(({ field, reason }) => ({
    value: undefined,
    context: field === '' ? context : [...context, ...field.split('.').map((key) => ({ key, type: codec }))],
    message: reason,
  }))

/** Converts io-ts errors to reasons, each with its field. */
export const reasonsOf = (errors: t.Errors): ReadonlyArray<Reason> =>
  errors.map(({ context, message }) => ({
    field: context
      .slice(1)
      .map(({ key }) => key)
      .join('.'),
    reason: message ?? 'Cannot be read',
  }))

/** A value with one parser; it is encoded unchanged unless an encoder is given. */
export const valueCodec = <A>(
  parse: Parser<A>,
  schema: JsonSchema,
  example: unknown,
  encode: (value: A) => unknown = identity,
): Shape<A> => ({
  codec: codecOf(
    schema.title ?? 'value',
    (value) => E.mapLeft((reason: string) => [{ field: '', reason }])(parse(value)),
    encode,
  ),
  schema,
  example,
})
