import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Reason } from '../../src/domain/parse'
import { codecOf, reasonsOf } from './codec-of'
import { schemaErrors } from './schema-errors'
import type { Shape } from './shape'

/**
 * For a value that is to be stored: a field that the lenient parser would drop is refused, and so is a text that is too
 * long. The encoded value is checked again, because a field may have arrived under another spelling.
 */
export const strictShape = <A>({ codec, schema, example }: Shape<A>): Shape<A> => {
  const check = schemaErrors(schema)
  const decode = (value: unknown): E.Either<ReadonlyArray<Reason>, A> => {
    const reasons = check(value)
    if (reasons.length > 0) return E.left(reasons)
    return pipe(
      codec.decode(value),
      E.mapLeft(reasonsOf),
      E.flatMap((decoded) => {
        const lostReasons = check(codec.encode(decoded))
        return lostReasons.length > 0 ? E.left(lostReasons) : E.right(decoded)
      }),
    )
  }
  return { codec: codecOf(codec.name, decode, codec.encode), schema, example }
}
