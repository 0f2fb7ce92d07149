import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
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

/** Writes its database file into a data folder. */
export const unpackDataFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'rondrit.db'), await unzipFile('rondrit.db.gz'))
}

/** Restores its dump into an empty PostgreSQL database. */
export const restoreDump = async (address: string): Promise<void> => {
  const programs = (await ensurePostgres()) ?? ''
  const file = resolve('.cache', 'run', `dump-${process.pid}-${Date.now()}.sql`)
  await mkdir(resolve('.cache', 'run'), { recursive: true })
  await writeFile(file, await unzipFile('postgres.sql.gz'))
  try {
    const options = ['--quiet', '--no-psqlrc', '--set', 'ON_ERROR_STOP=1', '--dbname', address, '--file', file]
    await promisify(execFile)(join(programs, 'psql'), options)
  } finally {
    await rm(file)
  }
}
