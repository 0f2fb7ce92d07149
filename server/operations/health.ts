import type { FastifyInstance } from 'fastify'

export const serveHealth = (app: FastifyInstance): void => {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
}
