import type { Pool } from 'pg'
import type PgBoss from 'pg-boss'

/** Loaded only here, since a server with the embedded database does not need them. */
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

/** After so long without a sign of life from its worker, a job is given to another. */
const LEASE_SECONDS = 15

type PgBossOptions = {
  readonly onError: (error: unknown) => void
  /** how often jobs of dead workers are looked for */
  readonly maintenanceSeconds?: number
}

/** Starts pg-boss in a database that has its tables already. */
export const openPgBoss = async (
  databaseUrl: string,
  { onError, maintenanceSeconds = 5 }: PgBossOptions,
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
  // The record of a job limits how often it is tried, so the queue hardly limits that.
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
