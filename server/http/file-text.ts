import { isUtf8 } from 'node:buffer'
import * as E from 'fp-ts/Either'

/** Decodes a file as office programs save texts: UTF-16 by its byte order mark, UTF-8, or else Windows-1252. */
export const decodeFileText = (bytes: Buffer): E.Either<string, string> => {
  const byteOrderMark = byteOrderMarks.find(([first, second]) => bytes[0] === first && bytes[1] === second)
  if (byteOrderMark !== undefined) return decodeAs(byteOrderMark[2], bytes)
  return isUtf8(bytes) ? decodeAs('utf-8', bytes) : decodeWindows1252(bytes)
}

const byteOrderMarks = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
] as const

const unreadableMessage = 'Not a text that can be read here: save the file as UTF-8'
const unreadable = E.left(unreadableMessage)

const decodeAs = (name: string, bytes: Buffer): E.Either<string, string> =>
  E.tryCatch(
    () => new TextDecoder(name, { fatal: true }).decode(bytes),
    () => unreadableMessage,
  )

/**
 * The letters of Windows-1252 from 0x80 to 0x9f; a blank stands for an unused code. Some builds of Node cannot decode
 * these.
 */
const WINDOWS_1252_CHARACTERS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/**
 * A text in which some letters are UTF-8 is damaged UTF-8: decoded as Windows-1252, its names would be wrong.
 */
const decodeWindows1252 = (bytes: Buffer): E.Either<string, string> => {
  const text = bytes.toString('latin1')
  return utf8Characters.test(bytes.toString('utf8')) || unusedCodes.test(text)
    ? unreadable
    : E.right(
        text.replaceAll(/[\x80-\x9f]/g, (character) => WINDOWS_1252_CHARACTERS.charAt(character.charCodeAt(0) - 0x80)),
      )
}

const utf8Characters = /[\x80-\ufffc]/
const unusedCodes = /[\x81\x8d\x8f\x90\x9d]/
