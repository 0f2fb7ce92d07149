import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { showAtWork, workersIn } from '../../../../server/optimisation/queue/worker-presence'
import { eventually } from '../../../kit/eventually'
import { testPostgres } from '../../../kit/postgres'
import { startRelay } from '../../../kit/postgres/relay'

const postgres = testPostgres()

it('a worker no longer counts once its machine is gone without a word', async () => {
  const databaseUrl = await postgres.anEmptyDatabase()
  const relay = await startRelay(databaseUrl)
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  const onAccident = (): void => undefined
  const leave = await showAtWork({ databaseUrl: relay.address, onError: onAccident, pingMs: 1_000 })
  const leaveToo = await showAtWork({ databaseUrl, onError: onAccident })
  expect(await workersIn(pool)).toBe(2)
  relay.silence()
  await eventually(async () => expect(await workersIn(pool)).toBe(1))
  await Promise.all([leave(), leaveToo()])
  await Promise.all([pool.end(), relay.close()])
})
