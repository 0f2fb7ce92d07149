import type { FastifyInstance } from 'fastify'

export const securityHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Tile servers ask for the origin of the page, so it is sent to them, but never the path with the project.
  'referrer-policy': 'strict-origin-when-cross-origin',
})

export const addSecurityHeaders = (app: FastifyInstance, policy: string): void => {
  const headers = securityHeaders(policy)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}
