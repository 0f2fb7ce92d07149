import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Reason } from '../../src/domain/parse'
import { codecOf, reasonsOf } from './codec-of'
import { misfits } from './schema-errors'
import type { Shape } from './shape'

/**
 * The same shape, for a value that is to be stored: a field that the lenient reader would lose is refused, and so is
 * one that is too long. The value is checked once more after reading, since a field may have come under another
 * spelling.
 */
export const strictly = <A>({ codec, schema, example }: Shape<A>): Shape<A> => {
  const check = misfits(schema)
  const read = (value: unknown): E.Either<ReadonlyArray<Reason>, A> => {
    const reasons = check(value)
    if (reasons.length > 0) return E.left(reasons)
    return pipe(
      codec.decode(value),
      E.mapLeft(reasonsOf),
      E.flatMap((understood) => {
        const lost = check(codec.encode(understood))
        return lost.length > 0 ? E.left(lost) : E.right(understood)
      }),
    )
  }
  return { codec: codecOf(codec.name, read, codec.encode), schema, example }
}
