import type { FastifyInstance } from 'fastify'
import { refuse } from './failures'

/** A request says whom it asks; Node would refuse it as well, but in its own words. */
export const refuseHostless = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, httpVersion } = request.raw
    if (headers.host === undefined && httpVersion === '1.1') refuse(reply, { code: 'bad_request' })
    else done()
  })
}
