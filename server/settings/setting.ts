import * as E from 'fp-ts/Either'
import { withDefault, type Reader } from '../../src/domain/reading'

export type Environment = Readonly<Record<string, string | undefined>>

/** Reads one setting; the left says what is wrong with it, and names it. An empty one is how many tools write "not set". */
export const setting = <A>(
  name: string,
  reader: Reader<A>,
  otherwise: A,
): ((from: Environment) => E.Either<string, A>) => {
  const read = withDefault(reader, otherwise)
  return (from) => E.mapLeft((reason: string) => `${name}: ${reason}`)(read(from[name]))
}
