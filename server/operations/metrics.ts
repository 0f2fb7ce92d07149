import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { jobStates } from '../../src/domain/optimisation'
import { newestBackupTime } from '../lifecycle'
import { backupFolderOf, type StorageFigures, type StorageLocation } from '../storage'

/** Prometheus metrics of one server: those of Node, answer times by route, and what the operator must watch. */
export type Metrics = { readonly mediaType: string; readonly text: () => Promise<string> }

export const measureServer = (app: FastifyInstance, ports: OperatingPorts): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const readOperatingFigures = addOperatingGauges(registry, ports)
  const streams = new Gauge({ name: 'rondrit_event_streams', help: 'Open event streams', registers: [registry] })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream') && !reply.raw.destroyed) {
      streams.inc()
      reply.raw.once('close', () => streams.dec())
    }
    done()
  })
  const answerTimes = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    // The path is no label, since it may hold a name.
    const route = request.routeOptions.url ?? 'none'
    answerTimes.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  return {
    mediaType: registry.contentType,
    text: async () => {
      await readOperatingFigures()
      return registry.metrics()
    },
  }
}

type OperatingPorts = Omit<StorageLocation, 'databaseUrl'> & {
  readonly countWorkers: () => Promise<number>
  readonly readFigures: () => Promise<StorageFigures>
  readonly now: () => Date
}

/** Gauges of the queue, the database, the disk and the backups. The result reads their values; what cannot be read is NaN. */
const addOperatingGauges = (registry: Registry, ports: OperatingPorts): (() => Promise<void>) => {
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: ReadonlyArray<Label> = [],
  ): Gauge<Label> => new Gauge({ name: `rondrit_${name}`, help, labelNames: [...labelNames], registers: [registry] })
  const workers = gauge('workers', 'Processes that do jobs, here or elsewhere')
  const jobs = gauge('jobs', 'Jobs of all organisations by state; finished ones are kept for a month', ['state'])
  const oldestWaiting = gauge('oldest_waiting_job_seconds', 'How long the job has waited that waits longest')
  const databaseBytes = gauge('database_bytes', 'Size of the database')
  const connections = gauge('database_connections', 'Connections of this process to PostgreSQL by use', ['use'])
  const awaited = gauge('database_connections_awaited', 'What waits for a connection to PostgreSQL')
  const free = gauge('disk_free_bytes', 'What may still be written to the disk of the data folder')
  const size = gauge('disk_bytes', 'Size of the disk of the data folder')
  const newestBackup = gauge('newest_backup_timestamp_seconds', 'When the newest scheduled backup was made')

  const setJobs = (counts: StorageFigures['jobs']): void => {
    const byState = new Map(counts.map((count) => [count.state, count]))
    for (const state of jobStates) jobs.set({ state }, byState.get(state)?.count ?? 0)
    jobs.inc({ state: 'running' }, byState.get('stopping')?.count ?? 0)
    const waitingSince = byState.get('queued')?.oldestAt
    oldestWaiting.set(waitingSince === undefined ? 0 : (ports.now().getTime() - Date.parse(waitingSince)) / 1000)
  }
  const setUnknown = (): void => {
    for (const one of [oldestWaiting, databaseBytes]) one.set(NaN)
    for (const state of jobStates) jobs.set({ state }, NaN)
  }
  const setStorage = (figures: StorageFigures): void => {
    databaseBytes.set(figures.databaseBytes)
    setJobs(figures.jobs)
    if (figures.connections === undefined) return
    const { open, idle } = figures.connections
    connections.set({ use: 'idle' }, idle)
    connections.set({ use: 'busy' }, open - idle)
    awaited.set(figures.connections.awaited)
  }
  return async () => {
    workers.set(await ports.countWorkers().catch(() => NaN))
    await ports.readFigures().then(setStorage, setUnknown)
    const disk = await statfs(ports.dataDir).catch(() => undefined)
    free.set(disk === undefined ? NaN : disk.bavail * disk.bsize)
    size.set(disk === undefined ? NaN : disk.blocks * disk.bsize)
    newestBackup.set((newestBackupTime(backupFolderOf(ports)) ?? NaN) / 1000)
  }
}
