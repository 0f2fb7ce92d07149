import * as E from 'fp-ts/Either'
import type { Reader } from './reader'
import { shown } from './shown'

/** Yes or no, in the ways that databases and spreadsheets write it. */
export const flag: Reader<boolean> = (value) => {
  switch (typeof value === 'string' ? value.toLowerCase() : value) {
    case true:
    case 1:
    case '1':
    case 'true':
      return E.right(true)
    case false:
    case 0:
    case '0':
    case 'false':
      return E.right(false)
    default:
      return E.left(`Not true or false: ${shown(value)}`)
  }
}
