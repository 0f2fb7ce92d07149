import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventStream, jobEvents, postgresBus, type EventBus } from '../../../server/events'
import { migrateQueue } from '../../../server/optimisation/queue/pg-boss-connection'
import { openQueue } from '../../../server/optimisation/queue/open-queue'
import type { Queue } from '../../../server/optimisation/queue/queue'
import { requestSolution, cancelUnfinishedJob, type JobRequestPorts } from '../../../server/optimisation'
import { openThreadPool, ownSolver } from '../../../server/solver'
import { openStorage, type JobRecord, type Storage } from '../../../server/storage'
import { aProblemOf, aProblemStop, aVehicle } from '../../kit/builders/problem'
import { right } from '../../kit/either'
import { testPostgres } from '../../kit/postgres'
import { addOrganisation } from '../../port-suites/storage-test-kit'
import { requestPorts, startWorker } from './start-worker'
import { builtProgram } from '../built-program'
import { eventually } from '../../kit/eventually'

const LEASE_SECONDS = 2

const postgres = testPostgres()

const onError = (): void => undefined

const folder = builtProgram(new URL('worker-process.ts', import.meta.url), 'worker-process')

describe('worker processes', () => {
  let databaseUrl: string
  let storage: Storage
  let bus: EventBus
  let queue: Queue
  let ports: JobRequestPorts
  let organisationId: string
  const children: ChildProcess[] = []
  const workers: Array<Awaited<ReturnType<typeof startWorker>>> = []

  beforeEach(async () => {
    databaseUrl = await postgres.newDatabaseUrl()
    await migrateQueue(databaseUrl, LEASE_SECONDS)
    storage = await openStorage({ dataDir: '', databaseUrl })
    bus = await postgresBus({ databaseUrl, onError })
    const now = (): Date => new Date()
    queue = await openQueue({ databaseUrl, storage, bus, now, onError, onWarning: onError })
    ports = requestPorts({ bus, queue, now, newId: () => 'the job', onError })
    organisationId = (await addOrganisation(storage, 'depot')).id
  })
  afterEach(async () => {
    for (const { close } of workers.splice(0)) await close()
    for (const child of children.splice(0)) child.kill('SIGKILL')
    await queue.close()
    await bus.close()
    await storage.close()
  })

  const aWorkerProcess = async (solverName: 'own' | 'endless' = 'endless') => {
    const program = join(folder, 'worker-process.js')
    const child = spawn(process.execPath, [program, databaseUrl, solverName], { stdio: ['ignore', 'pipe', 'inherit'] })
    children.push(child)
    const output: string[] = []
    child.stdout.on('data', (chunk) => output.push(String(chunk)))
    await eventually(() => expect(output.join('')).toContain('working'))
    return child
  }

  const requestFields = () => ({
    clientAddress: '',
    userAgent: undefined,
    signal: new AbortController().signal,
    ifMatchVersions: undefined,
    query: {},
    user: {
      organisation: organisationId,
      userId: 'u',
      username: 'm.visser',
      keyHash: 'k',
      keyKind: 'session' as const,
      role: 'dispatcher' as const,
    },
  })

  const submit = async (options = {}): Promise<void> => {
    const problem = aProblemOf([aProblemStop('near', 10)], [aVehicle('v')])
    const body = { ...problem, options: { ...problem.options, ...options } }
    right(
      await storage.write(organisationId, (records) =>
        requestSolution(ports)({ ...requestFields(), parameters: {}, body }, records),
      ),
    )
  }

  const stop = () =>
    storage.write(organisationId, (records) =>
      cancelUnfinishedJob(ports)({ ...requestFields(), parameters: { jobId: 'the job' }, body: {} }, records),
    )

  const expectJob = (job: Partial<JobRecord>) =>
    eventually(async () =>
      expect(await storage.read(organisationId, ({ jobs }) => jobs.find('the job'))).toMatchObject(job),
    )

  it('a worker does the job of a server, and followers at the server get its progress', async () => {
    await aWorkerProcess()
    await submit()
    let read = ''
    const stream = eventStream(jobEvents({ storage, bus }, organisationId, 'the job'), {
      lastSeen: undefined,
      signal: new AbortController().signal,
      isAllowed: async () => true,
      onError,
    }).on('data', (chunk) => (read += String(chunk)))
    const ended = once(stream, 'end')
    await eventually(() => expect(read).toContain('"progress":0.5'))
    await stop()
    await ended
    const states = [...read.matchAll(/"state":"(\w+)"/g)].map(([, state]) => state)
    expect(states.at(-1)).toBe('cancelled')
    const ids = [...read.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
    expect(ids).toEqual([...new Set(ids)].toSorted((first, second) => first - second))
    await expectJob({ state: 'cancelled', attempts: 1 })
    expect(read).toContain('"projectDocument"')
  })

  it('the job of a killed worker goes to another worker', async () => {
    const child = await aWorkerProcess()
    await submit()
    await expectJob({ state: 'running', attempts: 1 })
    child.kill('SIGKILL')
    workers.push(await startWorker({ databaseUrl, onError }))
    await expectJob({ state: 'done', attempts: 2, result: expect.anything() })
  })

  it('the job of a worker that is killed while it solves is solved by another worker', async () => {
    const child = await aWorkerProcess('own')
    await submit({ budgetSeconds: 4 })
    await expectJob({ state: 'running', attempts: 1, best: expect.anything() })
    child.kill('SIGKILL')
    workers.push(await startWorker({ databaseUrl, onError, solver: ownSolver(openThreadPool()) }))
    await expectJob({ state: 'done', attempts: 2, message: '1 stop planned' })
  })

  it('a worker that gets SIGTERM returns its job for another worker, and exits with code 0', async () => {
    const child = await aWorkerProcess()
    await submit()
    await expectJob({ state: 'running' })
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    await expectJob({ state: 'queued', attempts: 0 })
    workers.push(await startWorker({ databaseUrl, onError }))
    await expectJob({ state: 'done', attempts: 1 })
  })

  it('a living worker has its job for longer than the lease', async () => {
    await aWorkerProcess()
    await submit()
    await expectJob({ state: 'running' })
    workers.push(await startWorker({ databaseUrl, onError }))
    await new Promise((resolve) => setTimeout(resolve, (LEASE_SECONDS + 6) * 1000))
    expect(await storage.read(organisationId, ({ jobs }) => jobs.find('the job'))).toMatchObject({
      state: 'running',
      attempts: 1,
    })
  })

  it('a queue without tables is refused with a message', async () => {
    const bare = await postgres.newDatabaseUrl()
    const options = { databaseUrl: bare, storage, bus, now: () => new Date(), onError, onWarning: onError }
    await expect(openQueue(options)).rejects.toThrow(
      'the queue of jobs is not as this program needs it: run npm run migrate',
    )
  })
})
