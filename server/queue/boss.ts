import type { Pool } from 'pg'
import type PgBoss from 'pg-boss'

/** Needless weight for whoever has the embedded database. */
const libraries = async () => {
  const [{ Pool }, { default: PgBoss }] = await Promise.all([import('pg'), import('pg-boss')])
  return { Pool, PgBoss }
}

/** The name under which pg-boss keeps the jobs of this program. */
export const QUEUE = 'rondrit-jobs'

export type Boss = {
  readonly boss: PgBoss
  readonly pool: Pool
  readonly close: () => Promise<void>
}

/** How long nobody else takes up a job, once its worker gives no sign of life any more. */
const LEASE_SECONDS = 15

type BossOptions = {
  readonly onAccident: (error: unknown) => void
  /** how often jobs are taken away from those who are gone */
  readonly watchSeconds?: number
}

/** pg-boss, at work in a database whose tables are there. */
export const openBoss = async (databaseUrl: string, { onAccident, watchSeconds = 5 }: BossOptions): Promise<Boss> => {
  const { Pool, PgBoss } = await libraries()
  const pool = new Pool({ connectionString: databaseUrl, max: 4, application_name: 'rondrit jobs' })
  pool.on('error', onAccident)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    schedule: false,
    supervise: true,
    maintenanceIntervalSeconds: watchSeconds,
  })
  boss.on('error', onAccident)
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

/** Makes the tables of the queue, or brings them to where this program needs them. */
export const migrateQueue = async (databaseUrl: string, leaseSeconds = LEASE_SECONDS): Promise<void> => {
  const { Pool, PgBoss } = await libraries()
  const pool = new Pool({ connectionString: databaseUrl, max: 1, application_name: 'rondrit jobs' })
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    supervise: false,
  })
  // How often a job is begun is told by its record; the queue hands it out as often as it must.
  const rules = { name: QUEUE, retryLimit: 1_000, retryDelay: 1, expireInSeconds: leaseSeconds }
  try {
    await boss.start()
    await boss.createQueue(QUEUE, rules)
    await boss.updateQueue(QUEUE, rules)
    await boss.stop({ graceful: false })
  } finally {
    await pool.end()
  }
}
