import * as E from 'fp-ts/Either'
import { flag, quoted, type Parser } from '../../src/domain/parse'

/** A switch in the usual spellings: on, yes, true, 1 and their opposites. */
export const parseOnOff: Parser<boolean> = (value) => {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value
  if (word === 'on' || word === 'yes') return E.right(true)
  if (word === 'off' || word === 'no') return E.right(false)
  return E.mapLeft(() => `Not on or off: ${quoted(value)}`)(flag(word))
}
