import * as E from 'fp-ts/Either'
import { identity } from 'fp-ts/function'
import type { Parser } from '../../src/domain/parse'
import { codecOf } from './codec-of'
import type { JsonSchema } from './json-schema'
import type { Shape } from './shape'

/** A value that is read by one reader and, unless `write` is given, written as it is. */
export const value = <A>(
  reader: Parser<A>,
  schema: JsonSchema,
  example: unknown,
  write: (value: A) => unknown = identity,
): Shape<A> => ({
  codec: codecOf(
    schema.title ?? 'value',
    (given) => E.mapLeft((reason: string) => [{ field: '', reason }])(reader(given)),
    write,
  ),
  schema,
  example,
})
