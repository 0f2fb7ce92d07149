import { expect, it, onTestFinished } from 'vitest'
import { postgresBus, type EventBus } from '../../../../server/events'
import { fetchNext, migrateQueue, openPgBoss } from '../../../../server/optimisation/queue/pg-boss-connection'
import { pgBossQueue } from '../../../../server/optimisation/queue/pg-boss-queue'
import { newJob } from '../../../../server/optimisation/record/job-transitions'
import { openStorage } from '../../../../server/storage'
import { queueSuite } from '../../../port-suites/queue'
import { addOrganisation, morning, writeOrFail } from '../../../port-suites/storage-test-kit'
import { eventually } from '../../../kit/eventually'
import { testPostgres } from '../../../kit/postgres'
import { whenAborted } from '../../../kit/when-aborted'

const postgres = testPostgres()

const onError = (): void => undefined

queueSuite('PostgreSQL', async () => {
  const databaseUrl = await postgres.newServerDatabaseUrl()
  const storage = await openStorage({ dataDir: '', databaseUrl })
  const buses: EventBus[] = []
  return {
    storage,
    open: async (options) => {
      const bus = await postgresBus({ databaseUrl, onError })
      buses.push(bus)
      return pgBossQueue({ databaseUrl, storage, bus, onError, onWarning: onError, pollMs: 500, ...options })
    },
    close: async () => {
      for (const bus of buses) await bus.close()
      await storage.close()
    },
  }
})

it('the job of a dead worker does not wait for the long jobs of a worker that is full', async () => {
  const databaseUrl = await postgres.newDatabaseUrl()
  await migrateQueue(databaseUrl, 3)
  const storage = await openStorage({ dataDir: '', databaseUrl })
  const bus = await postgresBus({ databaseUrl, onError })
  const dead = await openPgBoss(databaseUrl, { onError })
  const queue = await pgBossQueue({
    databaseUrl,
    storage,
    bus,
    onError,
    onWarning: onError,
    pollMs: 500,
    maintenanceSeconds: 1,
    extraJobs: 1,
  })
  onTestFinished(async () => {
    for (const resource of [queue, dead, bus, storage]) await resource.close()
  })
  const { id: organisation } = await addOrganisation(storage, 'main')
  const started: string[] = []
  const submit = async (id: string): Promise<void> => {
    const job = newJob({ id, project: undefined, kind: 'problem', createdAt: morning })
    await writeOrFail(storage, organisation, async ({ jobs }) => jobs.add(job, {}))
    await queue.submit(organisation, id)
  }
  await submit('of the dead worker')
  expect((await fetchNext(dead))?.data).toEqual({ organisation, id: 'of the dead worker' })
  await queue.startWorking((_, id, signal) => {
    started.push(id)
    return new Promise((resolve) => whenAborted(signal, resolve))
  })
  await submit('long')
  await eventually(() => expect(started).toEqual(['long']))
  await eventually(() => expect(started).toEqual(['long', 'of the dead worker']), 10)
})
