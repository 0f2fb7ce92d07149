import { isUtf8 } from 'node:buffer'
import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import { invalidRefusal, type AnyBody, type JsonSchema, type Refusal } from '../../contract'
import { BodyOverLimit, parseJsonInSteps, runInSteps } from '../steps'

const unsupported = E.left<Refusal>({ code: 'unsupported_content' })

/** The text of the file named `file` of the form that a request carries. */
export const readUploadFile = async (
  request: FastifyRequest,
  { maxBytes, codec }: AnyBody,
): Promise<E.Either<Refusal, unknown>> => {
  if (!request.isMultipart()) return unsupported
  try {
    let file: Buffer | undefined
    let otherFileCount = 0
    // The form is read to its end: only then is it certain that it is complete and contains no second file.
    for await (const part of request.files({ limits: { files: 2, fields: 10, parts: 12, fileSize: maxBytes } })) {
      if (part.fieldname === 'file' && file === undefined) file = await part.toBuffer()
      else {
        otherFileCount += 1
        part.file.resume()
      }
    }
    if (file === undefined) return invalidFile('No file was sent')
    if (otherFileCount > 0) return invalidFile('More than one file was sent')
    const text = decodeFileText(file)
    return E.isLeft(text) ? invalidFile(text.left) : E.right(await parseText(text.right, codec.schema))
  } catch (error) {
    // Errors with a status are answered as such. Any other error means that the form is broken.
    if (error instanceof BodyOverLimit || (error instanceof Error && 'statusCode' in error)) throw error
    return E.left({ code: 'bad_request' })
  }
}

/** A text that is no JSON is left to the decoder of the file. */
const parseText = (text: string, schema: JsonSchema): Promise<unknown> =>
  runInSteps(parseJsonInSteps(Buffer.from(text), { parse: (slice): unknown => JSON.parse(slice), schema })).catch(
    (error: unknown) => {
      if (error instanceof SyntaxError) return text
      throw error
    },
  )

const invalidFile = (reason: string): E.Either<Refusal, never> => E.left(invalidRefusal([{ field: 'file', reason }]))

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
