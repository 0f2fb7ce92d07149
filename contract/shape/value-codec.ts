import * as E from 'fp-ts/Either'
import { identity } from 'fp-ts/function'
import type { Parser } from '../../src/domain/parse'
import { codecOf } from './codec-of'
import type { JsonSchema } from './json-schema'
import type { Shape } from './shape'

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
