import * as E from 'fp-ts/Either'

/** Reads an unknown value, or says in a sentence for an operator why it cannot. */
export type Reader<A> = (value: unknown) => E.Either<string, A>

/** Nothing, or text with nothing in it: an emptied field says as little as a missing one. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

export const withDefault = <A, B>(reader: Reader<A>, fallback: B): Reader<A | B> => {
  const absent = E.right(fallback)
  return (value) => (isBlank(value) ? absent : reader(value))
}

export const optional = <A>(reader: Reader<A>): Reader<A | undefined> => withDefault(reader, undefined)

/** For documents that must be shown whatever they hold: what is absent or unreadable becomes the fallback. */
export const otherwise =
  <A, B>(reader: Reader<A>, fallback: B): ((value: unknown) => A | B) =>
  (value) => {
    if (value === undefined) return fallback
    const read = reader(value)
    return E.isRight(read) ? read.right : fallback
  }
