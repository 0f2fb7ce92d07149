import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { answerTimes } from './answer-times'

/** Figures of one server: of Node's own, and of every answer by its route. */
export type Metrics = { readonly mediaType: string; readonly text: () => Promise<string> }

export const measuring = (app: FastifyInstance): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = answerTimes()
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    answers.count({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  return {
    mediaType: registry.contentType,
    text: async () => `${await registry.metrics()}\n${answers.text()}\n`,
  }
}
