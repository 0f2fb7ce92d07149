import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import * as E from 'fp-ts/Either'

/** Has one of PostgreSQL's own programs work on a database; what it complains of is the left. */
export const clientProgram = async (
  name: 'pg_dump' | 'pg_restore',
  url: string,
  words: ReadonlyArray<string>,
): Promise<E.Either<string, void>> => {
  const { address, password } = withoutPassword(url)
  const program = spawn(name, [`--dbname=${address}`, ...words], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    const [said] = await Promise.all([text(program.stderr), once(program, 'close')])
    return program.exitCode === 0 ? E.right(undefined) : E.left(said.trim().replaceAll(/\s*\n\s*/g, ' '))
  } catch {
    return E.left(`There is no ${name} here: install the client programs of PostgreSQL, or run it by the database.`)
  }
}

/** What a program is started with can be read by all who share the machine. */
const withoutPassword = (url: string): { readonly address: string; readonly password: string } => {
  const parts = new URL(url)
  const password = decodeURIComponent(parts.password)
  parts.password = ''
  return { address: parts.href, password }
}
