import { postgresBus, type EventBus } from '../../../../server/events'
import { migrateQueue } from '../../../../server/optimisation/queue'
import { bossQueue } from '../../../../server/optimisation/queue/pg-boss-queue'
import { openStorage } from '../../../../server/storage'
import { queueSuite } from '../../../port-suites/queue'
import { testPostgres } from '../../../kit/postgres'

const postgres = testPostgres()

const onAccident = (): void => undefined

queueSuite('PostgreSQL', async () => {
  const databaseUrl = await postgres.aDatabase()
  await migrateQueue(databaseUrl)
  const storage = await openStorage({ dataDir: '', databaseUrl })
  const buses: EventBus[] = []
  return {
    storage,
    open: async () => {
      const bus = await postgresBus({ databaseUrl, onError: onAccident })
      buses.push(bus)
      return bossQueue({ databaseUrl, storage, bus, onAccident, onWarning: onAccident, pollMs: 500 })
    },
    close: async () => {
      for (const bus of buses) await bus.close()
      await storage.close()
    },
  }
})
