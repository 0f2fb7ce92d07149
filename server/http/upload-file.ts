import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import { invalidRefusal, type AnyBody, type Refusal } from '../../contract'
import { decodeFileText } from './file-text'

const unsupported = E.left<Refusal>({ code: 'unsupported_content' })

/** The text of the file named `file` of the form that a request carries. */
export const readUploadFile = async (
  request: FastifyRequest,
  { maxBytes }: AnyBody,
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
    return E.mapLeft((reason: string) => invalidRefusal([{ field: 'file', reason }]))(decodeFileText(file))
  } catch (error) {
    // Errors with a status are answered as such. Any other error means that the form is broken.
    if (error instanceof Error && 'statusCode' in error) throw error
    return E.left({ code: 'bad_request' })
  }
}

const invalidFile = (reason: string): E.Either<Refusal, never> => E.left(invalidRefusal([{ field: 'file', reason }]))
