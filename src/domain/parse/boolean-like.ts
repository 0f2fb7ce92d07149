import { parserOf, quoted, type Parser } from './parser'

/** Parses a boolean as databases and spreadsheets write it. */
export const booleanLikeOrUndefined = (value: unknown): boolean | undefined => {
  switch (typeof value === 'string' ? value.toLowerCase() : value) {
    case true:
    case 1:
    case '1':
    case 'true':
      return true
    case false:
    case 0:
    case '0':
    case 'false':
      return false
    default:
      return undefined
  }
}

export const booleanLike: Parser<boolean> = parserOf(
  booleanLikeOrUndefined,
  (value) => `Not true or false: ${quoted(value)}`,
)
