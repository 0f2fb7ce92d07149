import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import * as E from 'fp-ts/Either'

type Name = 'pg_dump' | 'pg_restore' | 'psql'

/** A running client program of PostgreSQL. */
export type ClientProgram = {
  readonly input: Writable
  readonly output: Readable
  /** the left holds what the program wrote to standard error */
  readonly over: Promise<E.Either<string, void>>
}

export const clientProgram = (name: Name, words: ReadonlyArray<string>): ClientProgram => begin(name, words, {})

export const clientProgramOn = (url: string, name: Name, words: ReadonlyArray<string>): ClientProgram => {
  const { address, password } = withoutPassword(url)
  return begin(name, [`--dbname=${address}`, ...words], password === '' ? {} : { PGPASSWORD: password })
}

const begin = (name: Name, words: ReadonlyArray<string>, secrets: Readonly<Record<string, string>>): ClientProgram => {
  const program = spawn(name, words, { env: { ...process.env, ...secrets } })
  const over = Promise.all([text(program.stderr), once(program, 'close')]).then(
    ([said]) => (program.exitCode === 0 ? E.right(undefined) : E.left(said.trim().replaceAll(/\s*\n\s*/g, ' '))),
    () => E.left(`There is no ${name} here: install the client programs of PostgreSQL, or run it by the database.`),
  )
  return { input: program.stdin, output: program.stdout, over }
}

/** The password is taken out of the URL, since all users of the machine can read the arguments of a program. */
const withoutPassword = (url: string): { readonly address: string; readonly password: string } => {
  const parts = new URL(url)
  const password = decodeURIComponent(parts.password)
  parts.password = ''
  return { address: parts.href, password }
}
