import type { FastifyInstance } from 'fastify'

/** Only the product's own files; `data:` is for the small pictures that the build folds into its style sheets. */
export const contentPolicy = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export const securityHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Map tiles are given only to who says where they are shown; a project's address stays here.
  'referrer-policy': 'strict-origin-when-cross-origin',
})

export const addSecurityHeaders = (app: FastifyInstance, policy: string): void => {
  const headers = securityHeaders(policy)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
