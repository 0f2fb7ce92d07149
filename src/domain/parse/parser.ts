import * as E from 'fp-ts/Either'
import { truncate } from '../text'

/** Parses an unknown value, or gives a reason that dispatchers understand. */
export type Parser<A> = (value: unknown) => E.Either<string, A>

/** Parses an unknown value; undefined if it is invalid. */
export type ParseOrUndefined<A> = (value: unknown) => A | undefined

export const parserOf =
  <A>(parse: ParseOrUndefined<A>, reasonFor: (value: unknown) => string): Parser<A> =>
  (value) => {
    const parsed = parse(value)
    return parsed === undefined ? E.left(reasonFor(value)) : E.right(parsed)
  }

/** Blank text counts as missing, since it is an emptied field. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** Blank values become the default; an invalid one is refused. */
export const defaultIfAbsent = <A, B>(parser: Parser<A>, fallback: B): Parser<A | B> => {
  const fallbackResult = E.right(fallback)
  return (value) => (isBlank(value) ? fallbackResult : parser(value))
}

/** Blank values become undefined; an invalid one is refused. */
export const optional = <A>(parser: Parser<A>): Parser<A | undefined> => defaultIfAbsent(parser, undefined)

/** Makes a function that parses a value, or returns the fallback for an absent or invalid one. */
export const parseOrFallback =
  <A, B>(parser: Parser<A>, fallback: B): ((value: unknown) => A | B) =>
  (value) => {
    if (value === undefined) return fallback
    const parsed = parser(value)
    return E.isRight(parsed) ? parsed.right : fallback
  }

/** A parser that never fails: an absent or invalid value becomes the fallback. */
export const fallbackIfInvalid = <A, B>(parser: Parser<A>, fallback: B): Parser<A | B> => {
  const parse = parseOrFallback(parser, fallback)
  return (value) => E.right(parse(value))
}

/** An invalid value as a reason quotes it: short, and safe whatever it is. */
export const quoted = (value: unknown): string => {
  if (typeof value === 'string') return `"${truncate(value, 40)}"`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return 'a list'
  return value === undefined || value === null ? 'nothing' : 'a record'
}
