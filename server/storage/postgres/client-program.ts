import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import * as E from 'fp-ts/Either'

type ProgramName = 'pg_dump' | 'pg_restore' | 'psql'

export type ClientProgram = {
  readonly input: Writable
  readonly output: Readable
  /** the left holds the standard error output */
  readonly finished: Promise<E.Either<string, void>>
}

export const startClientProgram = (name: ProgramName, args: ReadonlyArray<string>): ClientProgram =>
  startProgram(name, args, {})

export const startClientProgramOn = (url: string, name: ProgramName, args: ReadonlyArray<string>): ClientProgram => {
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
