import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalBody, statusOf, type Refusal, type RefusalCode } from '../../contract'
import { StorageUnavailable, StorageFull } from '../storage'
import { BodyOverLimit, ForbiddenFieldName } from '../steps'
import { securityHeaders } from './security-headers'

export const sendRefusal = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply
    .code(statusOf(refusal))
    .removeHeader('content-disposition')
    .headers({ 'cache-control': 'no-store', ...retryAfterHeader(refusal) })
    .send(refusalBody(refusal))

/** The Retry-After header, where the refusal says how long to wait. */
const retryAfterHeader = ({ more }: Refusal): Readonly<Record<string, string>> => {
  const seconds = more?.['retry_after']
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {}
}

/**
 * An error that a route throws is answered as a refusal; its cause is only logged. A lost database is no failure of the
 * request, and is told to who watches it.
 */
export const handleErrors = (app: FastifyInstance, onDatabaseError: (error: unknown) => void): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof BodyOverLimit) return sendRefusal(reply, error.refusal)
    const code = refusalCodeOf(error)
    if (isDatabaseError(error)) onDatabaseError(error)
    else if (statusOf({ code }) >= 500) request.log.error({ req: request, err: error }, 'failed')
    return sendRefusal(reply, error instanceof ForbiddenFieldName ? { code, message: error.message } : { code })
  })
}

/** A URL that cannot be read is refused before any hook has run, so the headers of the hooks are added here. */
export const refuseUnreadableUrl =
  (policy: string) =>
  (error: FastifyError, { id }: FastifyRequest, reply: FastifyReply): void => {
    void sendRefusal(reply.headers({ ...securityHeaders(policy), 'x-request-id': id }), { code: refusalCodeOf(error) })
  }

const isDatabaseError = (error: FastifyError): boolean =>
  error instanceof StorageFull || error instanceof StorageUnavailable

const refusalCodeOf = (error: FastifyError): RefusalCode => {
  if (error instanceof StorageFull) return 'storage_full'
  if (error instanceof StorageUnavailable) return 'unavailable'
  return refusalCodeOfStatus(error.statusCode ?? 500)
}

/** Anything can be thrown, but Fastify wants an Error. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

const codeByStatus: Readonly<Record<number, RefusalCode>> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  413: 'too_large',
  414: 'address_too_long',
  415: 'unsupported_content',
  417: 'expectation_failed',
  431: 'headers_too_large',
}

/** The refusal for an HTTP status of Fastify or Node. The cause of a server error is only logged. */
export const refusalCodeOfStatus = (status: number): RefusalCode =>
  codeByStatus[status] ?? (status < 500 ? 'refused' : 'server_error')
