import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
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
  /** stops without writing what it has in memory, does something, and starts again; only with a data folder of its own */
  readonly restartAfter: (work: () => void | Promise<void>) => Promise<void>
}

type PostgresOptions = {
  /** whether a commit waits for the disk */
  readonly fsync?: 'on' | 'off'
  /** an empty folder, which is left there at the end */
  readonly dataFolder?: string
}

const run = promisify(execFile)

/** Starts PostgreSQL on a socket in its own folder; it ends together with this process, even if that crashes. */
export const startPostgres = async ({ fsync = 'off', dataFolder }: PostgresOptions = {}): Promise<PostgresServer> => {
  const programs = await ensurePostgres()
  if (programs === undefined)
    throw new Error('There is no PostgreSQL here: install its server, with initdb on the PATH.')
  const user = await userToRunAs()
  const folder = await mkdtemp(join(tmpdir(), 'rondrit-pg-'))
  const data = dataFolder ?? join(folder, 'data')
  if (user !== undefined)
    for (const owned of [folder, ...(dataFolder === undefined ? [] : [dataFolder])])
      await chown(owned, user.uid, user.gid)
  const processOptions = { cwd: folder, ...user }
  await run(
    join(programs, 'initdb'),
    // The databases order texts by Dutch rules, to prove that the product does not depend on that.
    [
      '-D',
      data,
      '-U',
      'rondrit',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      ...DUTCH,
      ...(dataFolder === undefined ? ['--no-sync'] : []),
    ],
    processOptions,
  )
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, `fsync=${fsync}`, 'max_connections=200']
  const command = [join(programs, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const start = () =>
    spawn('sh', ['-c', UNTIL_INPUT_ENDS, dataFolder === undefined ? folder : '', ...command], {
      ...processOptions,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
  let server = start()
  const address = (database: string): string =>
    `postgresql://rondrit@localhost/${database}?host=${encodeURIComponent(folder)}`
  await waitUntilAnswering(address('postgres'))
  const end = async (): Promise<void> => {
    const ended = once(server, 'close')
    server.stdin.end()
    await ended
  }
  return {
    address,
    stop: async () => {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
    restartAfter: async (work) => {
      await end()
      await work()
      server = start()
      await waitUntilAnswering(address('postgres'))
    },
  }
}

const DUTCH = ['--locale-provider=icu', '--icu-locale=nl-NL']

/** It is stopped without a checkpoint. Then the folder is removed that is said first. */
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
