import { isUtf8 } from 'node:buffer'
import * as E from 'fp-ts/Either'

/** What somebody saved, in one of the ways in which programs of an office save a text: the first that fits. */
export const fileText = (bytes: Buffer): E.Either<string, string> => {
  const marked = marks.find(([first, second]) => bytes[0] === first && bytes[1] === second)
  if (marked !== undefined) return readAs(marked[2], bytes)
  return isUtf8(bytes) ? readAs('utf-8', bytes) : inWindows(bytes)
}

const marks = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
] as const

const words = 'Not a text that can be read here: save the file as UTF-8'
const unreadable = E.left(words)

const readAs = (name: string, bytes: Buffer): E.Either<string, string> =>
  E.tryCatch(
    () => new TextDecoder(name, { fatal: true }).decode(bytes),
    () => words,
  )

/** Windows-1252 from 0x80 on, where it is not Latin-1; a blank is no letter. Some of Node's own decoders do not know these. */
const LETTERS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** A text with letters of UTF-8 among what is none was meant as UTF-8: read in this way, every name in it would be wrong. */
const inWindows = (bytes: Buffer): E.Either<string, string> => {
  const text = bytes.toString('latin1')
  return meant.test(bytes.toString('utf8')) || noLetter.test(text)
    ? unreadable
    : E.right(text.replaceAll(/[\x80-\x9f]/g, (odd) => LETTERS.charAt(odd.charCodeAt(0) - 0x80)))
}

const meant = /[\x80-\ufffc]/
const noLetter = /[\x81\x8d\x8f\x90\x9d]/
