import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalBody, statusOf, type Refusal, type RefusalCode } from '../../contract'
import { StorageUnavailable, StorageFull } from '../storage'
import { ForbiddenFieldName } from './forbidden-field-name'
import { refusalCodeOfStatus } from './refusal-codes'
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

/** An error that a route throws is answered as a refusal; its cause is only logged. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = refusalCodeOf(error)
    if (statusOf({ code }) >= 500) request.log.error({ req: request, err: error }, 'failed')
    return sendRefusal(reply, error instanceof ForbiddenFieldName ? { code, message: error.message } : { code })
  })
}

/** A URL that cannot be read is refused before any hook has run, so the headers of the hooks are added here. */
export const refuseUnreadableUrl =
  (policy: string) =>
  (error: FastifyError, { id }: FastifyRequest, reply: FastifyReply): void => {
    void sendRefusal(reply.headers({ ...securityHeaders(policy), 'x-request-id': id }), { code: refusalCodeOf(error) })
  }

const refusalCodeOf = (error: FastifyError): RefusalCode => {
  if (error instanceof StorageFull) return 'storage_full'
  if (error instanceof StorageUnavailable) return 'unavailable'
  return refusalCodeOfStatus(error.statusCode ?? 500)
}
