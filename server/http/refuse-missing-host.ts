import type { FastifyInstance } from 'fastify'
import { refuse } from './send-refusal'

/** Refuses HTTP/1.1 without a Host header. Node would do so too, but not with a refusal of our form. */
export const refuseHostless = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, httpVersion } = request.raw
    if (headers.host === undefined && httpVersion === '1.1') refuse(reply, { code: 'bad_request' })
    else done()
  })
}
