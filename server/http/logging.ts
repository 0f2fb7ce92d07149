import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { userIn } from './command-and-result'
import { isJsonObject } from '../../src/domain/parse'

/**
 * The log is JSON lines on standard error, since standard output carries the ready line. It never holds headers or
 * queries.
 */
export const loggerOptions = (level: string) => ({
  logger: {
    level,
    stream: process.stderr,
    serializers: {
      req: ({ id, method, url }: FastifyRequest) => ({ id, method, path: urlPathOf(url) }),
      err: errorLogEntryOf,
      // The plugin that reads forms logs all headers, and with them the key.
      busboyOptions: () => undefined,
    },
  },
  // A logger for each request would add its id, but costs time on every request, and most of them log nothing.
  childLoggerFactory: (shared: FastifyBaseLogger) => shared,
  logController: new LogController({ disableRequestLogging: true }),
})

/** The log of what happens outside of any request. */
export type Log = {
  /** an unexpected error, with its stack and causes */
  readonly error: (error: unknown) => void
  /** an expected problem that the operator must mend: a backup has failed */
  readonly failure: (message: string) => void
  /** an expected problem that the operator should know of: a service is unavailable, no worker runs */
  readonly warning: (message: string) => void
  /** something that users did, with its details */
  readonly event: (message: string, details: Readonly<Record<string, unknown>>) => void
}

export const openLog = (level: string): Log => {
  const { log } = fastify(loggerOptions(level))
  return {
    error: (err) => log.error({ err }, 'unexpected error'),
    failure: (message) => log.error(message),
    warning: (message) => log.warn(message),
    event: (message, details) => log.info(details, message),
  }
}

/** Without its database a server refuses everything, which is logged once and not for each request. */
const refusedByDatabase: ReadonlySet<number> = new Set([503, 507])

/** Logs failed answers always, and all others at level debug only. */
export const logAnswers = (app: FastifyInstance): void => {
  const isDebugLogged = ['debug', 'trace'].includes(app.log.level)
  app.addHook('onResponse', (request, reply, done) => {
    const user = reply.statusCode === 403 ? userIn(request) : undefined
    if (user !== undefined) request.log.info({ req: request, username: user.username }, 'not allowed')
    const hasFailed = reply.statusCode >= 500 && !refusedByDatabase.has(reply.statusCode)
    if (!isDebugLogged && !hasFailed) return done()
    const answer = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (hasFailed) request.log.error(answer, 'answered')
    else request.log.debug(answer, 'answered')
    done()
  })
}

type ErrorLogEntry = {
  readonly type: string
  readonly message: string
  readonly code: unknown
  readonly stack: string
}

/** Only these fields of an error are logged: errors of databases also hold rows, with names and addresses of people. */
const errorLogEntryOf = (error: unknown): ErrorLogEntry => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), code: undefined, stack: '' }
  const errorChain = causeChainOf(error)
  return {
    type: error.name,
    message: errorChain.map(({ message }) => message).join(': '),
    code: isJsonObject(error) ? error['code'] : undefined,
    stack: errorChain.map(({ stack, message }) => stack ?? message).join('\ncaused by: '),
  }
}

/** A longer chain of causes can only be circular. */
const MAX_CAUSES = 8

const causeChainOf = (error: Error, length = 1): ReadonlyArray<Error> =>
  error.cause instanceof Error && length < MAX_CAUSES ? [error, ...causeChainOf(error.cause, length + 1)] : [error]

/** The path without the query, which may contain an address or a name that must not be logged. */
export const urlPathOf = (url: string): string => url.split('?', 1)[0] ?? ''
