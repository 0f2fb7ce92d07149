import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { answerTimes } from './answer-times'

/** Prometheus metrics of one server: those of Node, answer times by route, and the number of workers. */
export type Metrics = { readonly mediaType: string; readonly text: () => Promise<string> }

export const measureAnswers = (app: FastifyInstance, countWorkers: () => Promise<number>): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const workerGauge: Gauge = new Gauge({
    name: 'rondrit_workers',
    help: 'Processes that do jobs, here or elsewhere; NaN where the database cannot be asked',
    registers: [registry],
    collect: async (): Promise<void> => workerGauge.set(await countWorkers().catch(() => NaN)),
  })
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
