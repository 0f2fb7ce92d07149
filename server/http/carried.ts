import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import { invalid, type AnyBody, type Refusal } from '../../contract'
import { fileText } from './file-text'

const unsupported = E.left<Refusal>({ code: 'unsupported_content' })

/** The text of the file named `file` of the form that a request carries. */
export const fileIn = async (request: FastifyRequest, { mostBytes }: AnyBody): Promise<E.Either<Refusal, unknown>> => {
  if (!request.isMultipart()) return unsupported
  try {
    let file: Buffer | undefined
    let others = 0
    // To the very end: of a form that breaks off nobody knows what else it would have said.
    for await (const part of request.files({ limits: { files: 2, fields: 10, parts: 12, fileSize: mostBytes } })) {
      if (part.fieldname === 'file' && file === undefined) file = await part.toBuffer()
      else {
        others += 1
        part.file.resume()
      }
    }
    if (file === undefined) return wrong('No file was sent')
    if (others > 0) return wrong('More than one file was sent')
    return E.mapLeft((reason: string) => invalid([{ field: 'file', reason }]))(fileText(file))
  } catch (error) {
    // A form that breaks off, or was none: what else went wrong says its status.
    if (error instanceof Error && 'statusCode' in error) throw error
    return E.left({ code: 'bad_request' })
  }
}

const wrong = (reason: string): E.Either<Refusal, never> => E.left(invalid([{ field: 'file', reason }]))
