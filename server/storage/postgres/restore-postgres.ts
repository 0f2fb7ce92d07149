import { pipeline } from 'node:stream/promises'
import * as E from 'fp-ts/Either'
import { Client } from 'pg'
import { migrations } from '../migrations'
import { accidentOf } from './postgres-error'
import { clientProgram, clientProgramOn } from './client-program'
import { migratePostgres } from './migrate-postgres'
import { tablesOf } from './schema-version'

/** Restores a backup into an empty database and runs the statements of `afterwards`: all of it, or nothing. */
export const restorePostgres = async (
  backup: string,
  url: string,
  afterwards: ReadonlyArray<string>,
): Promise<E.Either<string, void>> => {
  if (await isTaken(url)) return E.left('There are tables in that database already: restore into an empty one.')
  const restored = await inOneTransaction(backup, url, afterwards)
  if (E.isRight(restored)) await migratePostgres(url, migrations)
  return restored
}

/**
 * pg_restore would commit by itself; if the process were killed then, the versions would not be raised. So pg_restore
 * only writes the SQL, and psql runs it and gets the commit last: whatever ends before that undoes everything.
 */
const inOneTransaction = async (
  backup: string,
  url: string,
  afterwards: ReadonlyArray<string>,
): Promise<E.Either<string, void>> => {
  const reading = clientProgram('pg_restore', ['--no-owner', '--file=-', backup])
  const saying = clientProgramOn(url, 'psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'])
  // If psql ends early, its own message says why.
  saying.input.on('error', () => undefined)
  saying.output.resume()
  saying.input.write('begin;\n')
  await pipeline(reading.output, saying.input, { end: false }).catch(() => undefined)
  const read = await reading.over
  // The SQL of pg_restore leaves the search path empty.
  const ending = E.isRight(read) ? ['reset search_path', ...afterwards, 'commit', ''] : []
  saying.input.end(ending.join(';\n'))
  const said = await saying.over
  return E.isLeft(said) ? said : read
}

const isTaken = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, application_name: 'rondrit restore' })
  try {
    await client.connect()
    return (await tablesOf(client)) > 0
  } catch (error) {
    throw accidentOf(error)
  } finally {
    await client.end()
  }
}
