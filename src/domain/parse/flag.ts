import { readerOf, type Reader } from './parser'
import { shown } from './quoted'

/** Yes or no, in the ways that databases and spreadsheets write it. */
export const flagIn = (value: unknown): boolean | undefined => {
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

export const flag: Reader<boolean> = readerOf(flagIn, (value) => `Not true or false: ${shown(value)}`)
