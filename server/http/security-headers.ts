import type { FastifyInstance } from 'fastify'

export const securityHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Map tiles are given only to who says where they are shown; a project's address stays here.
  'referrer-policy': 'strict-origin-when-cross-origin',
})

export const addSecurityHeaders = (app: FastifyInstance, policy: string): void => {
  const headers = securityHeaders(policy)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}
