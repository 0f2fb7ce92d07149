import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { measureServer } from '../../../server/operations'
import type { StorageFigures } from '../../../server/storage'
import { aFolder } from '../folder'

const figures: StorageFigures = {
  databaseBytes: 4_096,
  jobs: [
    { state: 'queued', count: 3, oldestAt: '2026-11-27T08:00:00.000Z' },
    { state: 'stopping', count: 1, oldestAt: '2026-11-27T07:00:00.000Z' },
    { state: 'failed', count: 2, oldestAt: '2026-11-01T08:00:00.000Z' },
  ],
  connections: { open: 10, idle: 4, awaited: 6 },
}

const ports = {
  dataDir: '/nowhere',
  countWorkers: async () => 2,
  readFigures: async () => figures,
  now: () => new Date('2026-11-27T08:01:30.000Z'),
}

const metricsOf = async (overrides: Partial<typeof ports> = {}): Promise<string> =>
  measureServer(fastify(), { ...ports, ...overrides }).text()

describe('measureServer', () => {
  it('an answer is counted by its route and never by its path', async () => {
    const app = fastify()
    const metrics = measureServer(app, ports)
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

  it('the metrics have the jobs by state, the longest wait and the connections', async () => {
    const lines = (await metricsOf()).split('\n')
    for (const line of [
      'rondrit_workers 2',
      'rondrit_jobs{state="queued"} 3',
      'rondrit_jobs{state="running"} 1',
      'rondrit_jobs{state="failed"} 2',
      'rondrit_jobs{state="done"} 0',
      'rondrit_oldest_waiting_job_seconds 90',
      'rondrit_database_bytes 4096',
      'rondrit_database_connections{use="busy"} 6',
      'rondrit_database_connections{use="idle"} 4',
      'rondrit_database_connections_awaited 6',
      'rondrit_disk_free_bytes Nan',
      'rondrit_newest_backup_timestamp_seconds Nan',
    ])
      expect(lines).toContain(line)
    expect(await metricsOf({ dataDir: await aFolder() })).toMatch(/^rondrit_disk_free_bytes \d+$/m)
  })

  it('what the database does not say is not a number', async () => {
    const fail = () => Promise.reject(new Error('unavailable'))
    const lines = (await metricsOf({ countWorkers: fail, readFigures: fail })).split('\n')
    for (const name of ['workers', 'jobs{state="queued"}', 'oldest_waiting_job_seconds', 'database_bytes'])
      expect(lines).toContain(`rondrit_${name} Nan`)
  })

  it('an event stream is counted while it is open', async () => {
    const app = fastify()
    const metrics = measureServer(app, ports)
    const { readable, writable } = new TransformStream<string, string>()
    app.get('/events', (_, reply) => reply.header('content-type', 'text/event-stream').send(readable))
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const writer = writable.getWriter()
    void writer.write(': begin\n\n')
    const answer = await fetch(`${address}/events`)
    await expect.poll(() => metrics.text()).toContain('\nrondrit_event_streams 1\n')
    await Promise.all([writer.close(), answer.text()])
    await expect.poll(() => metrics.text()).toContain('\nrondrit_event_streams 0\n')
    await app.close()
  })

  it('the dashboard asks for metrics that there are', async () => {
    const dashboard = readFileSync(join('deploy', 'grafana-dashboard.json'), 'utf8')
    const asked = [...dashboard.matchAll(/\b((?:rondrit|http_request|process|nodejs)_\w+)/g)].map(
      ([, name = '']) => name,
    )
    const text = await metricsOf()
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter((name) => !text.includes(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([])
  })
})
