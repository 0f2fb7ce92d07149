import * as E from 'fp-ts/Either'
import { Client } from 'pg'
import { migrations } from '../migrations'
import { accidentOf } from './accident'
import { clientProgram } from './client-program'
import { migratePostgres } from './migrate-postgres'
import { tablesOf } from './tables-of'

/** Fills a database that holds nothing yet with what a backup holds. */
export const restorePostgres = async (
  backup: string,
  url: string,
  afterwards: ReadonlyArray<string>,
): Promise<E.Either<string, void>> => {
  if (await isTaken(url)) return E.left('There are tables in that database already: restore into an empty one.')
  const restored = await clientProgram('pg_restore', url, ['--single-transaction', '--no-owner', backup])
  if (E.isLeft(restored)) return restored
  await migratePostgres(url, migrations)
  await asked(url, async (client) => {
    for (const statement of ['begin', ...afterwards, 'commit']) await client.query(statement)
  })
  return restored
}

const isTaken = (url: string): Promise<boolean> => asked(url, async (client) => (await tablesOf(client)) > 0)

const asked = async <A>(url: string, ask: (client: Client) => Promise<A>): Promise<A> => {
  const client = new Client({ connectionString: url, application_name: 'rondrit restore' })
  try {
    await client.connect()
    return await ask(client)
  } catch (error) {
    throw accidentOf(error)
  } finally {
    await client.end()
  }
}
