import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '../../../../server/storage/postgres/open-postgres'
import { testPostgres } from '../../../kit/postgres'

const postgres = testPostgres()

/** Not the server's own processes, such as its vacuum. */
const OTHERS = `select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

describe('closing a storage on PostgreSQL', () => {
  it('an unused storage leaves no open connection', async () => {
    const url = await postgres.newDatabaseUrl()
    const storage = await openPostgres(url)
    const looking = new Client({ connectionString: url })
    await looking.connect()
    onTestFinished(() => looking.end())
    expect((await looking.query(OTHERS)).rows).toHaveLength(1)
    await storage.close()
    await expect.poll(async () => (await looking.query(OTHERS)).rows).toEqual([])
  })
})
