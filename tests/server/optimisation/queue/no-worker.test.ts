import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postgresBus, topicOf, type EventBus } from '../../../../server/events'
import { newJob } from '../../../../server/optimisation/record/job-transitions'
import type { Queue, RunJob } from '../../../../server/optimisation/queue/queue'
import { pgBossQueue } from '../../../../server/optimisation/queue/pg-boss-queue'
import { openStorage, type Storage } from '../../../../server/storage'
import { addOrganisation, writeOrFail, morning } from '../../../port-suites/storage-test-kit'
import { testPostgres } from '../../../kit/postgres'
import { whenAborted } from '../../../kit/when-aborted'
import { eventually } from '../../../kit/eventually'

const postgres = testPostgres()

const WORKER_CONNECTIONS =
  "pg_stat_activity where application_name = 'rondrit at work' and datname = current_database()"

const noWorkerMessage = 'Waiting: no worker is running. Ask your administrator to start one.'

/** Works on a job until it is aborted. */
const blockUntilAborted: RunJob = (_, __, signal) => new Promise((resolve) => whenAborted(signal, resolve))

describe('a queue without workers', () => {
  let databaseUrl: string
  let storage: Storage
  let bus: EventBus
  let organisationId: string
  let warnings: string[]
  let queues: Queue[]

  const open = async (): Promise<Queue> => {
    const queue = await pgBossQueue({
      databaseUrl,
      storage,
      bus,
      onError: () => undefined,
      onWarning: (message) => void warnings.push(message),
      pollMs: 200,
      workerCheckMs: 100,
    })
    queues.push(queue)
    return queue
  }

  beforeEach(async () => {
    databaseUrl = await postgres.newServerDatabaseUrl()
    storage = await openStorage({ dataDir: '', databaseUrl })
    bus = await postgresBus({ databaseUrl, onError: () => undefined })
    organisationId = (await addOrganisation(storage, 'depot')).id
    warnings = []
    queues = []
  })
  afterEach(async () => {
    for (const queue of queues) await queue.close()
    await bus.close()
    await storage.close()
  })

  const submit = async (queue: Queue, id: string): Promise<void> => {
    const job = newJob({ id, project: undefined, kind: 'problem', createdAt: morning })
    await writeOrFail(storage, organisationId, async ({ jobs }) => jobs.add(job, {}))
    await queue.submit(organisationId, id)
  }

  const expectMessage = (id: string, message: string | undefined) =>
    eventually(async () =>
      expect((await storage.read(organisationId, ({ jobs }) => jobs.find(id)))?.message).toBe(message),
    )

  const expectWorkers = (queue: Queue, workers: number) =>
    eventually(async () => expect(await queue.countWorkers()).toBe(workers))

  const queryPids = async (statement: string): Promise<ReadonlyArray<unknown>> => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      return (await client.query<Readonly<Record<string, unknown>>>(statement)).rows.map(({ pid }) => pid)
    } finally {
      await client.end()
    }
  }

  it('the job and its followers get a notice, and the log gets it once', async () => {
    const server = await open()
    const revisions: Array<number | undefined> = []
    bus.subscribe(organisationId, topicOf.job('a'), (revision) => revisions.push(revision))
    await submit(server, 'a')
    await submit(server, 'b')
    await expectMessage('a', noWorkerMessage)
    await expectMessage('b', noWorkerMessage)
    expect(revisions).toEqual([2])
    expect(warnings).toEqual(['no worker is running, so jobs wait: start npm run worker, or set JOBS to here'])
    expect(await server.countWorkers()).toBe(0)
  })

  it('the notice goes when a worker starts and comes back when that worker ends', async () => {
    const server = await open()
    await submit(server, 'a')
    await submit(server, 'b')
    await expectMessage('b', noWorkerMessage)
    const worker = await open()
    await worker.startWorking(blockUntilAborted)
    await expectMessage('a', undefined)
    await expectMessage('b', undefined)
    await expectWorkers(server, 1)
    // A new job has the server check for workers, so that it has seen this one before it is gone.
    await submit(server, 'c')
    await Promise.all(queues.splice(1).map(({ close }) => close()))
    await expectWorkers(server, 0)
    await expectMessage('b', noWorkerMessage)
    expect(warnings).toHaveLength(2)
  })

  it('a worker whose presence connection was ended connects again and is counted', async () => {
    const [server, worker] = [await open(), await open()]
    await worker.startWorking(blockUntilAborted)
    await submit(server, 'a')
    await submit(server, 'b')
    const [lostPid] = await queryPids(`select pid from ${WORKER_CONNECTIONS}`)
    await queryPids(`select pg_terminate_backend(pid) from ${WORKER_CONNECTIONS}`)
    await eventually(async () => {
      const [newPid] = await queryPids(`select pid from ${WORKER_CONNECTIONS}`)
      expect([typeof newPid, newPid === lostPid]).toEqual(['number', false])
    })
    await expectWorkers(server, 1)
    await expectMessage('b', undefined)
    expect(await worker.countWorkers()).toBe(1)
  })
})
