import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './send-refusal'

/** Refuses HTTP/1.1 without a Host header. Node would do so too, but without the body of a refusal. */
export const refuseMissingHost = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, httpVersion } = request.raw
    if (headers.host === undefined && httpVersion === '1.1') sendRefusal(reply, { code: 'bad_request' })
    else done()
  })
}
