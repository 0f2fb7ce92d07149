import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { measuring } from '../../../server/operations'

it('an answer counts by its route and never by its address', async () => {
  const app = fastify()
  const metrics = measuring(app)
  app.get('/stops/:id', () => 'a stop')
  for (const url of ['/stops/jansen', '/stops/bakker', '/elsewhere/jansen']) await app.inject({ url })
  const text = await metrics.text()
  const ofRoute = (route: string, status: number) =>
    `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`
  expect(text).toContain(`${ofRoute('/stops/:id', 200)} 2\n`)
  expect(text).toContain(`${ofRoute('none', 404)} 1\n`)
  expect(text).toContain('process_cpu_seconds_total')
  expect(text).not.toContain('jansen')
  await app.close()
})
