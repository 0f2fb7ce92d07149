import { Client } from 'pg'
import { refuseNewer, stepsOf, stepsTable, type Migration, type TableWords } from '../migrations'
import { accidentOf } from './postgres-error'
import { tablesOf } from './schema-version'

const words: TableWords = { text: 'text collate "C"', clustered: '' }

/** This lock makes two migrations at the same time run one after the other. */
const LOCK = 4_310_001

/** Makes the missing migrations, each in its own transaction; answers which they were. */
export const migratePostgres = async (
  url: string,
  known: ReadonlyArray<Migration>,
): Promise<ReadonlyArray<Migration>> => {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(stepsTable)
    const found = await tablesOf(client)
    refuseNewer(found, known)
    const missing = known.filter(({ number }) => number > found)
    for (const migration of missing) await make(client, migration)
    return missing
  } catch (error) {
    throw accidentOf(error)
  } finally {
    await client.end()
  }
}

const make = async (client: Client, migration: Migration): Promise<void> => {
  await client.query('begin')
  try {
    for (const step of stepsOf(migration, words)) await client.query(step)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
