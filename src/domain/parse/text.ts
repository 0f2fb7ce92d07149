import { parserOf, quoted, type Parser, type ParseOrUndefined } from './parser'

/** Maximum lengths of accepted texts, in characters; a full name is two names and a space. */
export const maxLengths = { name: 200, fullName: 401, zip: 16, notes: 2_000, other: 200 } as const

/** Parses a text of at most `max` characters, without trimming it. */
export const text = (max = Infinity): Parser<string> =>
  parserOf(textOrUndefined(max), (value) => textReason(value, max))

const textOrUndefined =
  (max: number): ParseOrUndefined<string> =>
  (value) =>
    typeof value === 'string' && !isLonger(value, max) && isStorable(value) ? value : undefined

/** Parses a text or a number: 12 is the house number "12". */
export const textLikeOrUndefined = (max = Infinity): ParseOrUndefined<string> => {
  const parse = textOrUndefined(max)
  return (value) => parse(numberAsText(value))
}

export const textLike = (max = Infinity): Parser<string> =>
  parserOf(textLikeOrUndefined(max), (value) => textReason(numberAsText(value), max))

/** Parses a text or a number, trims it, and refuses an empty one. */
export const nonBlankTextOrUndefined = (max = Infinity): ParseOrUndefined<string> => {
  const parse = textLikeOrUndefined(max)
  return (value) => {
    const trimmed = trimText(value)
    return trimmed === '' ? undefined : parse(trimmed)
  }
}

export const nonBlankText = (max = Infinity): Parser<string> =>
  parserOf(nonBlankTextOrUndefined(max), (value) => {
    const trimmed = trimText(value)
    return trimmed === '' ? 'Has no text' : textReason(numberAsText(trimmed), max)
  })

const trimText = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

const numberAsText = (value: unknown): unknown =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : value

/** Databases refuse NUL and lone surrogates. */
const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed()

const textReason = (value: unknown, max: number): string => {
  if (typeof value !== 'string') return `Not a text: ${quoted(value)}`
  return isLonger(value, max) ? `Longer than ${max} characters` : 'Has a character that cannot be kept'
}

/** Counts characters, not UTF-16 code units. */
const isLonger = (value: string, max: number): boolean => {
  if (value.length <= max) return false
  if (value.length > 2 * max) return true
  let count = 0
  for (const _ of value) count += 1
  return count > max
}
