import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { errorInLog } from './error-in-log'
import { pathOf } from './path-of'

/** JSON lines on standard error, since standard output carries the ready line. Never a header, never a query. */
export const logging = (level: string) => ({
  logger: {
    level,
    stream: process.stderr,
    serializers: {
      req: ({ id, method, url }: FastifyRequest) => ({ id, method, path: pathOf(url) }),
      err: errorInLog,
      // Where a form begins, all headers would be told, and with them a key.
      busboyOptions: () => undefined,
    },
  },
  // A logger of its own would say whose request it is, and costs something for each of the many that say nothing.
  childLoggerFactory: (shared: FastifyBaseLogger) => shared,
  logController: new LogController({ disableRequestLogging: true }),
})

/** For what goes wrong where nobody waits for it: with where it came from, and with what caused it. */
export const accidentLog = (level: string): ((accident: unknown) => void) => {
  const { log } = fastify(logging(level))
  return (err) => log.error({ err }, 'an accident')
}

/** Failures always, the rest only at level debug. */
export const logAnswers = (app: FastifyInstance): void => {
  const isHeard = ['debug', 'trace'].includes(app.log.level)
  app.addHook('onResponse', (request, reply, done) => {
    if (!isHeard && reply.statusCode < 500) return done()
    const answer = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (reply.statusCode >= 500) request.log.error(answer, 'answered')
    else request.log.debug(answer, 'answered')
    done()
  })
}
