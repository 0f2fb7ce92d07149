import * as E from 'fp-ts/Either'

/** Reads an unknown value, or says in a sentence for an operator why it cannot. */
export type Reader<A> = (value: unknown) => E.Either<string, A>

/** What an unknown value is understood as, and undefined where it cannot be: for what is read without asking why. */
export type Sense<A> = (value: unknown) => A | undefined

/** The reader that understands what a sense does. */
export const readerOf =
  <A>(sense: Sense<A>, whyNot: (value: unknown) => string): Reader<A> =>
  (value) => {
    const read = sense(value)
    return read === undefined ? E.left(whyNot(value)) : E.right(read)
  }

/** Nothing, or text with nothing in it: an emptied field says as little as a missing one. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

export const withDefault = <A, B>(reader: Reader<A>, fallback: B): Reader<A | B> => {
  const absent = E.right(fallback)
  return (value) => (isBlank(value) ? absent : reader(value))
}

export const optional = <A>(reader: Reader<A>): Reader<A | undefined> => withDefault(reader, undefined)

/** For what must be shown whatever it holds: absent or unreadable, it becomes the fallback. */
export const otherwise =
  <A, B>(reader: Reader<A>, fallback: B): ((value: unknown) => A | B) =>
  (value) => {
    if (value === undefined) return fallback
    const read = reader(value)
    return E.isRight(read) ? read.right : fallback
  }

/** The same as a reader, one that refuses nothing. */
export const lenient = <A, B>(reader: Reader<A>, fallback: B): Reader<A | B> => {
  const read = otherwise(reader, fallback)
  return (value) => E.right(read(value))
}
