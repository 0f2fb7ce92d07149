import multipart from '@fastify/multipart'
import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import type { AnyBody } from '../../contract'
import { ForbiddenName, isJson } from './forbidden-field-name'
import { textIn } from './decode-utf8'

/**
 * Calls that take a form are routes of an app of their own: the plugin that reads forms costs time on every request.
 */
type Takers = { readonly app: FastifyInstance; readonly forms: FastifyInstance }

/** Bodies are JSON, or a form with one file. An empty JSON body is read as no body. */
export const readBodies = async (app: FastifyInstance): Promise<Takers> => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, parsed) => {
    const text = textIn(body)
    if (E.isLeft(text)) parsed(refused(400, text.left))
    else if (text.right === '') parsed(null, undefined)
    else
      void parse(request, text.right, (error: Error | null, value?: unknown) =>
        parsed(error !== null && isJson(text.right) ? new ForbiddenName() : error, value),
      )
  })
  app.addHook('preParsing', ({ headers }, _reply, body, done) => {
    if (plain.includes(headers['content-encoding'])) done(null, body)
    else done(refused(415, 'packed'))
  })
  let forms = app
  await app.register(async (own) => {
    await own.register(multipart)
    forms = own
  })
  return { app, forms }
}

/** Compressed bodies are refused: they could unpack to any size. */
const plain: ReadonlyArray<string | undefined> = [undefined, '', 'identity']

/** An error that carries its status in the same way as those of Fastify. */
const refused = (statusCode: number, why: string): Error => Object.assign(new Error(why), { statusCode })

export const limitOf = ({ kind, mostBytes }: AnyBody): number => (kind === 'file' ? mostBytes + FORM_BYTES : mostBytes)

/** Room for what a form writes around its file. */
const FORM_BYTES = 4096
