import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Figures of one server: of Node's own, and of every answer by its route. */
export type Metrics = { readonly mediaType: string; readonly text: () => Promise<string> }

export const measuring = (app: FastifyInstance): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    // The route and never the address: that may hold a name.
    const route = request.routeOptions.url ?? 'none'
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  return { mediaType: registry.contentType, text: () => registry.metrics() }
}
