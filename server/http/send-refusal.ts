import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalBody, statusOf, type Refusal, type RefusalCode } from '../../contract'
import { StorageAway, StorageFull } from '../storage'
import { ForbiddenName } from './forbidden-field-name'
import { codeFor } from './refusal-codes'
import { securityHeaders } from './security-headers'

export const refuse = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply
    .code(statusOf(refusal))
    .removeHeader('content-disposition')
    .headers({ 'cache-control': 'no-store', ...waitOf(refusal) })
    .send(refusalBody(refusal))

/** The Retry-After header, where the refusal says how long to wait. */
const waitOf = ({ more }: Refusal): Readonly<Record<string, string>> => {
  const seconds = more?.['retry_after']
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {}
}

/** Whatever a route throws is answered as a refusal; what exactly went wrong is only in the log. */
export const refuseFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error)
    if (statusOf({ code }) >= 500) request.log.error({ req: request, err: error }, 'failed')
    return refuse(reply, error instanceof ForbiddenName ? { code, message: error.message } : { code })
  })
}

/** A URL that cannot be read is refused before any hook has run, so the headers of the hooks are added here. */
export const refuseAddress =
  (policy: string) =>
  (error: FastifyError, { id }: FastifyRequest, reply: FastifyReply): void => {
    void refuse(reply.headers({ ...securityHeaders(policy), 'x-request-id': id }), { code: codeOf(error) })
  }

const codeOf = (error: FastifyError): RefusalCode => {
  if (error instanceof StorageFull) return 'storage_full'
  if (error instanceof StorageAway) return 'unavailable'
  return codeFor(error.statusCode ?? 500)
}
