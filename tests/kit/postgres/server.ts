import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { ensurePostgres } from '../../../scripts/setup/postgres.mjs'

export type PostgresServer = {
  /** the address of one of its databases */
  readonly address: (database: string) => string
  readonly stop: () => Promise<void>
}

const run = promisify(execFile)

/** Starts PostgreSQL on a socket in its own folder; it ends together with this process, even if that crashes. */
export const startPostgres = async (fsync: 'on' | 'off' = 'off'): Promise<PostgresServer> => {
  const programs = await ensurePostgres()
  if (programs === undefined)
    throw new Error('There is no PostgreSQL here: install its server, with initdb on the PATH.')
  const user = await userToRunAs()
  const folder = await mkdtemp(join(tmpdir(), 'rondrit-pg-'))
  if (user !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const processOptions = { cwd: folder, ...user }
  await run(
    join(programs, 'initdb'),
    // The databases order texts by Dutch rules, to prove that the product does not depend on that.
    ['-D', data, '-U', 'rondrit', '-A', 'trust', '-E', 'UTF8', '--locale=C', ...DUTCH, '--no-sync'],
    processOptions,
  )
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, `fsync=${fsync}`, 'max_connections=200']
  const server = spawn(
    'sh',
    [
      '-c',
      UNTIL_INPUT_ENDS,
      folder,
      join(programs, 'postgres'),
      '-D',
      data,
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...processOptions, stdio: ['pipe', 'ignore', 'ignore'] },
  )
  const address = (database: string): string =>
    `postgresql://rondrit@localhost/${database}?host=${encodeURIComponent(folder)}`
  await waitUntilAnswering(address('postgres'))
  return {
    address,
    stop: async () => {
      const ended = once(server, 'close')
      server.stdin.end()
      await ended
    },
  }
}

const DUTCH = ['--locale-provider=icu', '--icu-locale=nl-NL']

/** Then its folder is removed. */
const UNTIL_INPUT_ENDS = '"$@" & read -r _; kill -QUIT $!; wait; rm -rf "$0"'

/** The user to run PostgreSQL, which refuses to run as root. */
const userToRunAs = async (): Promise<{ readonly uid: number; readonly gid: number } | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const [, , uid, gid] = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

const waitUntilAnswering = async (address: string): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString: address })
    try {
      await client.connect()
      return
    } catch (error) {
      if (tries === 300) throw error
      await setTimeout(100)
    } finally {
      await client.end()
    }
  }
}
