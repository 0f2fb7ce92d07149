import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import * as E from 'fp-ts/Either'

/** Has PostgreSQL's own pg_dump copy the database to a file for pg_restore. */
export const dumpPostgres = async (url: string, target: string): Promise<E.Either<string, void>> => {
  const { address, password } = withoutPassword(url)
  const dump = spawn(PROGRAM, ['--format=custom', `--file=${target}`, `--dbname=${address}`], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    const [said] = await Promise.all([text(dump.stderr), once(dump, 'close')])
    return dump.exitCode === 0 ? E.right(undefined) : E.left(said.trim().replaceAll(/\s*\n\s*/g, ' '))
  } catch {
    return E.left('There is no pg_dump here: install the client programs of PostgreSQL, or run it by the database.')
  }
}

const PROGRAM = 'pg_dump'

/** What a program is started with can be read by all who share the machine. */
const withoutPassword = (url: string): { readonly address: string; readonly password: string } => {
  const parts = new URL(url)
  const password = decodeURIComponent(parts.password)
  parts.password = ''
  return { address: parts.href, password }
}
