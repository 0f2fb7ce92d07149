import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { AnyBody } from '../../contract'

/** How requests say what they carry: JSON, or a form with one file. A call that takes no body may be sent an empty one. */
export const readBodies = async (app: FastifyInstance): Promise<void> => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, parsed) => {
    if (body === '') parsed(null, undefined)
    else void parse(request, String(body), parsed)
  })
  await app.register(multipart)
}

export const limitOf = ({ kind, mostBytes }: AnyBody): number => (kind === 'file' ? mostBytes + FORM_BYTES : mostBytes)

/** What a form writes around its file. */
const FORM_BYTES = 4096
