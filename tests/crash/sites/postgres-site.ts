import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { ensurePostgres } from '../../../scripts/setup/postgres.mjs'
import type { Programs } from '../release/programs'
import { startProgram } from '../running-program'
import { withoutRoads, type Site } from './site'

/** The time until the job of a dead worker is claimed by another, which then finishes it. */
const JOBS_MS = 90_000

/** Creates another empty database, and returns its address. */
type NewDatabase = () => Promise<string>

type PostgresSiteOptions = {
  readonly newDatabase: NewDatabase
  /** fills a new database with the data of a release */
  readonly fill: (url: string) => Promise<void>
  /** for backups */
  readonly dataDir: string
  readonly losePower: Site['losePower']
}

/** A database that outlives its servers, filled and then migrated to a release. */
export const postgresSite = async (release: Programs, { fill, ...options }: PostgresSiteOptions): Promise<Site> => {
  const url = await options.newDatabase()
  await fill(url)
  const site = await siteIn(url, options)
  const program = site.migrate(release)
  assert.equal(await program.ended, 0, program.err())
  return site
}

const siteIn = async (url: string, options: Omit<PostgresSiteOptions, 'fill'>): Promise<Site> => {
  const { newDatabase, dataDir, losePower } = options
  const programs = (await ensurePostgres()) ?? ''
  const env = {
    ...withoutRoads,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PATH: `${programs}:${process.env['PATH'] ?? ''}`,
  }
  return {
    env,
    jobsMs: JOBS_MS,
    inspect: async () => assert.deepEqual(await queryValues(url, OTHER_CONNECTIONS_SQL), []),
    migrate: ({ commands }) => startProgram(commands, ['migrate'], env),
    isMigrating: async () => (await queryValues(url, RUNNING_MIGRATION_SQL)).length > 0,
    nextReleaseParts: async () => (await queryValues(url, NEXT_RELEASE_PARTS_SQL)).map(String),
    losePower,
    restoreCopy: async (backup) => {
      const restoredUrl = await newDatabase()
      await promisify(execFile)(join(programs, 'pg_restore'), ['--dbname', restoredUrl, backup])
      return siteIn(restoredUrl, options)
    },
  }
}

const queryValues = async (url: string, sql: string): Promise<ReadonlyArray<unknown>> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ value: unknown }>(sql)).rows.map(({ value }) => value)
  } finally {
    await client.end()
  }
}

const OTHER_CONNECTIONS_SQL = `select application_name as value from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

const RUNNING_MIGRATION_SQL = `select query as value from pg_stat_activity
  where datname = current_database() and state = 'active' and query like 'create table tomorrow_count%'`

const NEXT_RELEASE_PARTS_SQL = `select table_name as value from information_schema.tables where table_name like 'tomorrow%'
  union select column_name from information_schema.columns where column_name like 'tomorrow%'
  union select words from migrations where words = 'tomorrow' order by value`
