import fc from 'fast-check'
import { Histogram, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { answerTimes } from '../../../server/operations/metrics'

const someAnswer = fc.record({
  method: fc.constantFrom('GET', 'POST'),
  route: fc.constantFrom('none', '/delivery/v2/projects', '/delivery/v2/projects/:id'),
  status: fc.constantFrom(200, 304, 404),
})

const seconds = fc.oneof(
  fc.constantFrom(0, 0.001, 0.005, 0.1, 0.5, 2, 10, 11),
  fc.integer({ min: 0, max: 20_000 }).map((ms) => ms / 1_000),
)

describe('answerTimes', () => {
  it('the text equals that of prom-client', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(someAnswer, seconds)), async (answers) => {
        const registry = new Registry()
        const theirs = new Histogram({
          name: 'http_request_duration_seconds',
          help: 'How long answers took, by method, route and status',
          labelNames: ['method', 'route', 'status'],
          buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10],
          registers: [registry],
        })
        const ours = answerTimes()
        for (const [answer, took] of answers) {
          theirs.observe(answer, took)
          ours.count(answer, took)
        }
        expect(`${ours.text()}\n`).toBe(await registry.metrics())
      }),
    )
  })
})
