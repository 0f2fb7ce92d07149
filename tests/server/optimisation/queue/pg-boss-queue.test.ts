import { postgresBus, type EventBus } from '../../../../server/events'
import { migrateQueue } from '../../../../server/optimisation/queue/pg-boss-connection'
import { pgBossQueue } from '../../../../server/optimisation/queue/pg-boss-queue'
import { openStorage } from '../../../../server/storage'
import { queueSuite } from '../../../port-suites/queue'
import { testPostgres } from '../../../kit/postgres'

const postgres = testPostgres()

const onError = (): void => undefined

queueSuite('PostgreSQL', async () => {
  const databaseUrl = await postgres.newDatabaseUrl()
  await migrateQueue(databaseUrl)
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
