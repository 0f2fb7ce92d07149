import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type PgBoss from 'pg-boss'
import { isJsonObject } from '../../../src/domain/parse'
import type { JobKey } from './round-robin'

/** Loads pg and pg-boss only when they are used, since a server with the embedded database needs neither. */
const loadLibraries = async () => {
  const [{ Pool }, { default: PgBoss }] = await Promise.all([import('pg'), import('pg-boss')])
  return { Pool, PgBoss }
}

/** The name under which pg-boss keeps the jobs of this program. */
export const QUEUE = 'rondrit-jobs'

export type PgBossConnection = {
  readonly boss: PgBoss
  readonly pool: Pool
  readonly close: () => Promise<void>
}

/** A job whose worker has not renewed its lease for so long is given to another. */
const LEASE_SECONDS = 12

type PgBossOptions = {
  readonly onError: (error: unknown) => void
  /** how often jobs of workers that ended are looked for */
  readonly maintenanceSeconds?: number
}

/** Starts pg-boss in a database that has its tables already. */
export const openPgBoss = async (
  databaseUrl: string,
  { onError, maintenanceSeconds = 3 }: PgBossOptions,
): Promise<PgBossConnection> => {
  const { Pool, PgBoss } = await loadLibraries()
  const pool = new Pool({ connectionString: databaseUrl, max: 4, application_name: 'rondrit jobs' })
  pool.on('error', onError)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    schedule: false,
    supervise: true,
    maintenanceIntervalSeconds: maintenanceSeconds,
  })
  boss.on('error', onError)
  try {
    await boss.start()
    if ((await boss.getQueue(QUEUE)) === null) throw new Error('there is no queue of jobs')
  } catch (error) {
    await boss.stop({ graceful: false })
    await pool.end()
    throw new Error('the queue of jobs is not as this program needs it: run npm run migrate', { cause: error })
  }
  return {
    boss,
    pool,
    close: async () => {
      await boss.stop({ graceful: false })
      await pool.end()
    },
  }
}

/** Makes or updates the tables of the queue. */
export const migrateQueue = async (databaseUrl: string, leaseSeconds = LEASE_SECONDS): Promise<void> => {
  const { Pool, PgBoss } = await loadLibraries()
  const pool = new Pool({ connectionString: databaseUrl, max: 1, application_name: 'rondrit jobs' })
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    supervise: false,
  })
  // The stored record limits how often a job is run; this limit of pg-boss is so high that it is never reached first.
  const queueOptions = { name: QUEUE, retryLimit: 1_000, retryDelay: 1, expireInSeconds: leaseSeconds }
  try {
    await boss.start()
    await boss.createQueue(QUEUE, queueOptions)
    await boss.updateQueue(QUEUE, queueOptions)
    await boss.stop({ graceful: false })
  } finally {
    await pool.end()
  }
}

/**
 * The UUID under which pg-boss has a job. It is derived from the job, so that a job is in the queue only once, however
 * often it is sent.
 */
export const entryIdOf = ({ organisation, id }: JobKey): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([organisation, id]))
    .digest('hex')
  // The digits 5 and 8 mark a UUID as one that is made of a hash (version 5, variant 8).
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5')
}

/** The job that an entry of the queue is about; undefined where the entry cannot be read. */
export const parseJobKey = (data: unknown): JobKey | undefined => {
  const { organisation, id } = isJsonObject(data) ? data : {}
  return typeof organisation === 'string' && typeof id === 'string' ? { organisation, id } : undefined
}

/** What the queue hands out for a job. The retry count tells it from what is handed out later for the same job. */
export type Entry = {
  readonly id: string
  readonly data: unknown
  readonly expireInSeconds: number
  readonly retryCount: number
}

export type FetchEntry = (pgBoss: PgBossConnection) => Promise<Entry | undefined>

export const fetchNext: FetchEntry = async ({ boss }) => {
  const [entry] = await boss.fetch<unknown>(QUEUE, { includeMetadata: true })
  return entry
}

/**
 * As pg-boss takes the next job, but only of an organisation without a running one, or one that its worker left
 * unfinished: its users have waited for it already.
 */
const FETCH_FOR_EXTRA_WORKER = `update pgboss.job job set
    state = 'active',
    started_on = now(),
    retry_count = case when started_on is not null then retry_count + 1 else retry_count end
  where job.name = $1 and job.id = (
    select waiting.id from pgboss.job waiting
    where waiting.name = $1 and waiting.state < 'active' and waiting.start_after < now()
      and (waiting.state = 'retry' or not exists (
        select 1 from pgboss.job running
        where running.name = $1 and running.state = 'active'
          and running.data->>'organisation' = waiting.data->>'organisation'
      ))
    order by waiting.priority desc, waiting.created_on, waiting.id
    limit 1
    for update skip locked
  )
  returning id, data, extract(epoch from expire_in)::float8 as "expireInSeconds", retry_count as "retryCount"`

export const fetchForExtraWorker: FetchEntry = async ({ pool }) => {
  const { rows } = await pool.query<Entry>(FETCH_FOR_EXTRA_WORKER, [QUEUE])
  return rows[0]
}
