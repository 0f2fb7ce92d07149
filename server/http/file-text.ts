import { isUtf8 } from 'node:buffer'
import * as E from 'fp-ts/Either'

/** Reads a file as office programs save texts: UTF-16 by its byte order mark, UTF-8, or else Windows-1252. */
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

/**
 * The letters of Windows-1252 from 0x80 to 0x9f; a blank stands for an unused code. Some builds of Node cannot decode
 * these.
 */
const LETTERS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/**
 * A text in which some letters are UTF-8 was meant as UTF-8 and is broken: read as Windows-1252, its names would be
 * wrong.
 */
const inWindows = (bytes: Buffer): E.Either<string, string> => {
  const text = bytes.toString('latin1')
  return meant.test(bytes.toString('utf8')) || noLetter.test(text)
    ? unreadable
    : E.right(text.replaceAll(/[\x80-\x9f]/g, (odd) => LETTERS.charAt(odd.charCodeAt(0) - 0x80)))
}

const meant = /[\x80-\ufffc]/
const noLetter = /[\x81\x8d\x8f\x90\x9d]/
