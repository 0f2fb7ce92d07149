import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf } from './refusal'
import { securityHeaders } from './security-headers'

export const refuse = (reply: FastifyReply, status: number): FastifyReply => reply.code(status).send(refusalOf(status))

/** Whatever a route throws becomes a refusal; only the log learns more than its status. */
export const refuseFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ req: request, err: error }, 'failed')
    return refuse(reply, status)
  })
}

/** An address that cannot be read is refused before any hook has run. */
export const refuseAddress =
  (policy: string) =>
  (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    void refuse(reply.headers(securityHeaders(policy)), statusOf(error))
  }

const statusOf = (error: FastifyError): number => {
  const status = error.statusCode ?? 500
  return status >= 400 && status < 600 ? status : 500
}
