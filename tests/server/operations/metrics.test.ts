import { fastify } from 'fastify'
import { expect, it, vi } from 'vitest'
import { measureAnswers } from '../../../server/operations'

it('an answer is counted by its route and never by its path', async () => {
  const app = fastify()
  const metrics = measureAnswers(app, async () => 2)
  app.get('/stops/:id', () => 'a stop')
  for (const url of ['/stops/jansen', '/stops/bakker', '/elsewhere/jansen']) await app.inject({ url })
  const text = await metrics.text()
  const linesOfRoute = (route: string, status: number) =>
    `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`
  expect(text).toContain(`${linesOfRoute('/stops/:id', 200)} 2\n`)
  expect(text).toContain(`${linesOfRoute('none', 404)} 1\n`)
  expect(text).toContain('process_cpu_seconds_total')
  expect(text).not.toContain('jansen')
  await app.close()
})

it('the metrics have the number of workers, which is not a number while the database is unavailable', async () => {
  const workers = vi.fn<() => Promise<number>>(async () => 2).mockRejectedValueOnce(new Error('away'))
  const metrics = measureAnswers(fastify(), workers)
  expect(await metrics.text()).toContain('\nrondrit_workers Nan\n')
  expect(await metrics.text()).toContain('\nrondrit_workers 2\n')
})
