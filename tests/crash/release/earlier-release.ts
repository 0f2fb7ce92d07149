import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { DatabaseSync } from '@photostructure/sqlite'
import { ensurePostgres } from '../../../scripts/setup/postgres.mjs'

/** Data and answers of the server of commit 48fb47b: uploads, edits, undo, locks, drivers, and three jobs. */
const RELEASE = resolve('tests/crash/release/48fb47b')

export type RecordedAnswer = { readonly status: number; readonly etag: string | null; readonly body: unknown }

export type RecordedRelease = {
  /** that server's answer for each path */
  readonly answers: Readonly<Record<string, RecordedAnswer>>
  /** queued or running when the server was stopped */
  readonly jobs: ReadonlyArray<string>
  /** a project with edits in its history */
  readonly project: string
}

const unzipFile = async (file: string): Promise<Buffer> => gunzipSync(await readFile(join(RELEASE, file)))

export const readRecordedRelease = async (database: 'sqlite' | 'postgres'): Promise<RecordedRelease> =>
  JSON.parse((await unzipFile(`${database}-answers.json.gz`)).toString())

/** Each server that is started would work on them for seconds, also where a test is about something else. */
export type WaitingJobs = 'with waiting jobs' | 'without waiting jobs'

/** Writes its database file into a data folder. */
export const unpackDataFolder = async (folder: string, jobs: WaitingJobs = 'with waiting jobs'): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'rondrit.db')
  await writeFile(file, await unzipFile('rondrit.db.gz'))
  if (jobs === 'with waiting jobs') return
  const database = new DatabaseSync(file)
  database.exec(`delete from jobs where state = 'queued'`)
  database.close()
}

const REMOVE_WAITING_JOBS_SQL = `
delete from public.jobs where state = 'queued';
delete from pgboss.job where state = 'retry';
`

/** Restores its dump into an empty PostgreSQL database. */
export const restoreDump = async (address: string, jobs: WaitingJobs): Promise<void> => {
  const programs = (await ensurePostgres()) ?? ''
  const file = resolve('.cache', 'run', `dump-${process.pid}-${Date.now()}.sql`)
  await mkdir(resolve('.cache', 'run'), { recursive: true })
  const dump = (await unzipFile('postgres.sql.gz')).toString()
  await writeFile(file, jobs === 'with waiting jobs' ? dump : dump + REMOVE_WAITING_JOBS_SQL)
  try {
    const options = ['--quiet', '--no-psqlrc', '--set', 'ON_ERROR_STOP=1', '--dbname', address, '--file', file]
    await promisify(execFile)(join(programs, 'psql'), options)
  } finally {
    await rm(file)
  }
}
