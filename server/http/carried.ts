import * as E from 'fp-ts/Either'
import type { FastifyRequest } from 'fastify'
import { invalid, type AnyBody, type Refusal } from '../../contract'

/** What a request carries: parsed JSON, or the text of the file named `file`. */
export const carriedBy = async (request: FastifyRequest, body: AnyBody): Promise<E.Either<Refusal, unknown>> =>
  body.kind === 'file' ? fileIn(request, body.mostBytes) : E.right(request.body)

const fileIn = async (request: FastifyRequest, mostBytes: number): Promise<E.Either<Refusal, unknown>> => {
  if (!request.isMultipart()) return E.left({ code: 'unsupported_content' })
  try {
    const part = await request.file({ limits: { files: 1, fields: 10, parts: 11, fileSize: mostBytes } })
    if (part?.fieldname === 'file') return textIn(await part.toBuffer())
    part?.file.resume()
    return E.left(invalid([{ field: 'file', reason: 'No file was sent' }]))
  } catch (error) {
    // A form that breaks off, or was none: what else went wrong says its status.
    if (error instanceof Error && 'statusCode' in error) throw error
    return E.left({ code: 'bad_request' })
  }
}

const textIn = (bytes: Buffer): E.Either<Refusal, string> =>
  E.tryCatch(
    () => new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    () => invalid([{ field: 'file', reason: 'Not a text in UTF-8' }]),
  )
