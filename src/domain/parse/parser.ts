import * as E from 'fp-ts/Either'

/** Reads an unknown value, or says in a sentence for an operator why it cannot. */
export type Parser<A> = (value: unknown) => E.Either<string, A>

/** What an unknown value is understood as, and undefined where it cannot be: for what is read without asking why. */
export type ParseOrUndefined<A> = (value: unknown) => A | undefined

/** The reader that understands what a sense does. */
export const parserOf =
  <A>(parse: ParseOrUndefined<A>, reasonFor: (value: unknown) => string): Parser<A> =>
  (value) => {
    const parsed = parse(value)
    return parsed === undefined ? E.left(reasonFor(value)) : E.right(parsed)
  }

/** Nothing, or text with nothing in it: an emptied field says as little as a missing one. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

export const withDefault = <A, B>(parser: Parser<A>, fallback: B): Parser<A | B> => {
  const fallbackResult = E.right(fallback)
  return (value) => (isBlank(value) ? fallbackResult : parser(value))
}

export const optional = <A>(parser: Parser<A>): Parser<A | undefined> => withDefault(parser, undefined)

/** For what must be shown whatever it holds: absent or unreadable, it becomes the fallback. */
export const withFallback =
  <A, B>(parser: Parser<A>, fallback: B): ((value: unknown) => A | B) =>
  (value) => {
    if (value === undefined) return fallback
    const parsed = parser(value)
    return E.isRight(parsed) ? parsed.right : fallback
  }

/** The same as a reader, one that refuses nothing. */
export const lenient = <A, B>(parser: Parser<A>, fallback: B): Parser<A | B> => {
  const parse = withFallback(parser, fallback)
  return (value) => E.right(parse(value))
}
