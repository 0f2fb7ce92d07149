import { expect, it } from 'vitest'
import { migrateQueue } from '../../../../server/optimisation/queue/pg-boss-connection'
import { migrateStorage, openStorage } from '../../../../server/storage'
import { testPostgres } from '../../../kit/postgres'

const postgres = testPostgres()

it('a user who owns the database, and has no other right, makes its tables and writes into them', async () => {
  const administratorUrl = await postgres.newEmptyDatabaseUrl()
  const database = new URL(administratorUrl).pathname.slice(1)
  const user = `owner_of_${database}`
  await postgres.run(
    administratorUrl,
    `create role ${user} login nosuperuser nocreatedb nocreaterole`,
    `alter database ${database} owner to ${user}`,
  )
  const location = { dataDir: '', databaseUrl: administratorUrl.replace('//rondrit@', `//${user}@`) }
  await migrateStorage(location)
  await migrateQueue(location.databaseUrl)
  const storage = await openStorage(location)
  expect(await storage.ready()).toBe(true)
  await storage.close()
})
