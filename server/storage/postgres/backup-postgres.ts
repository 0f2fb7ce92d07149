import { pipeline } from 'node:stream/promises'
import * as E from 'fp-ts/Either'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { migrations } from '../migrations'
import { fromPostgresError } from './postgres-error'
import { migratePostgres, readSchemaVersion } from './migrate-postgres'

type ProgramName = 'pg_dump' | 'pg_restore' | 'psql'

export type ClientProgram = {
  readonly input: Writable
  readonly output: Readable
  /** the left holds the standard error output */
  readonly finished: Promise<E.Either<string, void>>
}

const startClientProgram = (name: ProgramName, args: ReadonlyArray<string>): ClientProgram =>
  startProgram(name, args, {})

const startClientProgramOn = (url: string, name: ProgramName, args: ReadonlyArray<string>): ClientProgram => {
  const { address, password } = splitPassword(url)
  return startProgram(name, [`--dbname=${address}`, ...args], password === '' ? {} : { PGPASSWORD: password })
}

const startProgram = (
  name: ProgramName,
  args: ReadonlyArray<string>,
  secretVariables: Readonly<Record<string, string>>,
): ClientProgram => {
  const program = spawn(name, args, { env: { ...process.env, ...secretVariables } })
  const finished = Promise.all([text(program.stderr), once(program, 'close')]).then(
    ([errorOutput]) =>
      program.exitCode === 0 ? E.right(undefined) : E.left(errorOutput.trim().replaceAll(/\s*\n\s*/g, ' ')),
    () => E.left(`There is no ${name} here: install the client programs of PostgreSQL, or run it by the database.`),
  )
  return { input: program.stdin, output: program.stdout, finished }
}

/** The password is removed from the URL, because all users of the machine can read the arguments of a program. */
const splitPassword = (url: string): { readonly address: string; readonly password: string } => {
  const parsedUrl = new URL(url)
  const password = decodeURIComponent(parsedUrl.password)
  parsedUrl.password = ''
  return { address: parsedUrl.href, password }
}

/** Dumps the database to a file for pg_restore. */
export const dumpPostgres = (url: string, target: string): Promise<E.Either<string, void>> =>
  startClientProgramOn(url, 'pg_dump', ['--format=custom', `--file=${target}`]).finished

/** Restores a backup into an empty database and runs the final statements, in one transaction. */
export const restorePostgres = async (
  backup: string,
  url: string,
  finalStatements: ReadonlyArray<string>,
): Promise<E.Either<string, void>> => {
  if (await hasTables(url)) return E.left('There are tables in that database already: restore into an empty one.')
  const restoreResult = await restoreInOneTransaction(backup, url, finalStatements)
  if (E.isRight(restoreResult)) await migratePostgres(url, migrations)
  return restoreResult
}

/**
 * pg_restore would commit by itself; if the process were killed then, the versions would not be raised. So pg_restore
 * only writes the SQL, and psql runs it and gets the commit last: an earlier end rolls everything back.
 */
const restoreInOneTransaction = async (
  backup: string,
  url: string,
  finalStatements: ReadonlyArray<string>,
): Promise<E.Either<string, void>> => {
  const restoreProgram = startClientProgram('pg_restore', ['--no-owner', '--file=-', backup])
  const psqlProgram = startClientProgramOn(url, 'psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'])
  // If psql ends early, its own message says why.
  psqlProgram.input.on('error', () => undefined)
  psqlProgram.output.resume()
  psqlProgram.input.write('begin;\n')
  await pipeline(restoreProgram.output, psqlProgram.input, { end: false }).catch(() => undefined)
  const readResult = await restoreProgram.finished
  // The SQL of pg_restore leaves the search path empty.
  const endStatements = E.isRight(readResult) ? ['reset search_path', ...finalStatements, 'commit', ''] : []
  psqlProgram.input.end(endStatements.join(';\n'))
  const psqlResult = await psqlProgram.finished
  return E.isLeft(psqlResult) ? psqlResult : readResult
}

const hasTables = async (url: string): Promise<boolean> => {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: url, application_name: 'rondrit restore' })
  try {
    await client.connect()
    return (await readSchemaVersion(client)) > 0
  } catch (error) {
    throw fromPostgresError(error)
  } finally {
    await client.end()
  }
}
