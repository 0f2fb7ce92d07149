import { parserOf, quoted, type Parser } from './parser'

/** Parses a boolean as databases and spreadsheets write it. */
export const flagOrUndefined = (value: unknown): boolean | undefined => {
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

export const flag: Parser<boolean> = parserOf(flagOrUndefined, (value) => `Not true or false: ${quoted(value)}`)
