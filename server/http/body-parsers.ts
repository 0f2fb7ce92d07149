import { isUtf8 } from 'node:buffer'
import multipart from '@fastify/multipart'
import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import type { AnyBody } from '../../contract'

/**
 * Endpoints that take a form are routes of a separate app, because the plugin that reads forms costs time on every
 * request.
 */
type BodyApps = { readonly app: FastifyInstance; readonly formApp: FastifyInstance }

/** Bodies are JSON, or a form with one file. An empty JSON body is read as no body. */
export const addBodyParsers = async (app: FastifyInstance): Promise<BodyApps> => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decodeUtf8(body)
    if (E.isLeft(text)) done(httpError(400, text.left))
    else if (text.right === '') done(null, undefined)
    else
      void parseJson(request, text.right, (error: Error | null, value?: unknown) =>
        done(error !== null && isJson(text.right) ? new ForbiddenFieldName() : error, value),
      )
  })
  app.addHook('preParsing', ({ headers }, _reply, body, done) => {
    if (uncompressedEncodings.includes(headers['content-encoding'])) done(null, body)
    else done(httpError(415, 'compressed body'))
  })
  let formApp = app
  await app.register(async (scopedApp) => {
    await scopedApp.register(multipart)
    formApp = scopedApp
  })
  return { app, formApp }
}

/** Compressed bodies are refused: they could unpack to any size. */
const uncompressedEncodings: ReadonlyArray<string | undefined> = [undefined, '', 'identity']

/** An error that carries its status in the same way as those of Fastify. */
const httpError = (statusCode: number, message: string): Error => Object.assign(new Error(message), { statusCode })

export const bodyLimitOf = ({ kind, maxBytes }: AnyBody): number => (kind === 'file' ? maxBytes + FORM_BYTES : maxBytes)

/** Space for what a form writes around its file. */
const FORM_BYTES = 4096

/** Bytes that are not UTF-8 are refused, because guessed letters would be stored as if the user had typed them. */
const decodeUtf8 = (bytes: Uint8Array): E.Either<'not in UTF-8', string> =>
  isUtf8(bytes) ? E.right(decoder.decode(bytes)) : E.left('not in UTF-8')

const decoder = new TextDecoder('utf-8')

/** The body has a field whose name could change the prototype of all objects. */
export class ForbiddenFieldName extends Error {
  override readonly name = 'ForbiddenFieldName'
  readonly statusCode = 400

  constructor() {
    super('A field cannot be called __proto__, nor have a prototype as its constructor.')
  }
}

/** Fastify refuses such a field as if the text were not JSON. If the text is JSON nevertheless, it has such a field. */
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
