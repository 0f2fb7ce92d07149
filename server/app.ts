import { fastify, type FastifyInstance } from 'fastify'
import {
  addSecurityHeaders,
  answerBrokenRequest,
  logAnswers,
  logging,
  refuseAddress,
  refuseFailures,
  type KnownPath,
} from './http'
import { serveHealth } from './operations'
import type { Pages } from './pages'
import type { Settings } from './settings'
import { answerUnknown } from './unknown-path'

/** The whole server, ready to be asked, listening nowhere yet. */
export const openApp = async (settings: Pick<Settings, 'logLevel'>, pages: Pages): Promise<FastifyInstance> => {
  const known: KnownPath[] = []
  const app: FastifyInstance = fastify({
    ...logging(settings.logLevel),
    // While closing, a request on a connection kept alive is still answered, as that connection's last.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: refuseAddress(pages.policy),
  })
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) known.push({ method: one, url })
  })
  addSecurityHeaders(app, pages.policy)
  logAnswers(app)
  refuseFailures(app)
  serveHealth(app)
  await pages.mount(app)

  const unknown = answerUnknown(known, pages)
  app.setNotFoundHandler(unknown)
  // Before the body is read: what nobody takes need not be well formed.
  app.addHook('onRequest', async (request, reply) => (request.is404 ? unknown(request, reply) : undefined))
  await app.ready()
  return app
}
