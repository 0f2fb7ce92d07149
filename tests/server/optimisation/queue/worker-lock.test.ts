import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { holdWorkerLock, countWorkers } from '../../../../server/optimisation/queue/worker-lock'
import { eventually } from '../../../kit/eventually'
import { testPostgres } from '../../../kit/postgres'
import { startRelay } from '../../../kit/postgres/relay'

const postgres = testPostgres()

it('a worker whose machine disappears is no longer counted', async () => {
  const databaseUrl = await postgres.newEmptyDatabaseUrl()
  const relay = await startRelay(databaseUrl)
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  const onError = (): void => undefined
  const withdraw = await holdWorkerLock({ databaseUrl: relay.address, onError, pingMs: 1_000 })
  const withdrawSecond = await holdWorkerLock({ databaseUrl, onError })
  expect(await countWorkers(pool)).toBe(2)
  relay.silence()
  await eventually(async () => expect(await countWorkers(pool)).toBe(1))
  await Promise.all([withdraw(), withdrawSecond()])
  await Promise.all([pool.end(), relay.close()])
})
