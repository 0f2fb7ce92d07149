import * as E from 'fp-ts/Either'
import { createInFlightGate } from '../in-flight-gate'
import { migrations, type Migration, refuseNewerSchema, refuseOlderSchema } from '../migrations'
import { scopedKey, createCommittedPlans } from '../cache/plan-cache'
import { canWrite, countJobs } from '../sql/probe-database'
import { sqlDirectory } from '../sql/sql-directory'
import { recordsOf } from '../sql/records-of'
import type { Execute, OnStatement } from '../sql/statement-scope'
import { unitOfWorkOf } from '../sql/unit-of-work'
import type { OrganisationId } from '../directory'
import type { Records } from '../records'
import { findProjectPlan } from '../sql/project-records'
import type { Storage } from '../storage'
import { fromPostgresError, isConflict } from './postgres-error'
import {
  executeOn,
  limitToOneSelect,
  executeOnSharedConnection,
  createPostgresScopes,
  BatchingSocket,
  withSnapshot,
} from './postgres-transactions'
import { createPostgresWriter } from './postgres-writer'
import { setTimeout } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { readSchemaVersion } from './migrate-postgres'

export type PostgresOptions = {
  readonly connections?: number
  /** maximum number of stops in all cached plans together */
  readonly maxCachedStops?: number
  readonly migrations?: ReadonlyArray<Migration>
  /** called with every statement, for tests */
  readonly onStatement?: OnStatement
}

const CONNECTIONS = 10

/** Opens a PostgreSQL that any number of servers share. Its tables must exist already. */
export const openPostgres = async (url: string, options: PostgresOptions = {}): Promise<Storage> => {
  const pool = await connectPool(url, options.connections ?? CONNECTIONS, options.migrations ?? migrations)
  // Other servers write too, so the newest version of a project is always read from its row, and the row locked.
  const plans = { ...createCommittedPlans(options.maxCachedStops), newestRecord: () => undefined }
  const createScopes = createPostgresScopes(pool, options.onStatement)
  const executeOnShared = executeOnSharedConnection(pool)
  const { write } = createPostgresWriter(pool, plans, options.onStatement)
  const gate = createInFlightGate(() => pool.end())
  const run = <A>(work: () => Promise<A>): Promise<A> => gate.run(() => withKnownErrors(work))
  const runRead = async <A>(
    execute: Execute,
    organisation: OrganisationId,
    work: (records: Records) => Promise<A>,
  ): Promise<A> => {
    const scope = createScopes(execute).openScope()
    try {
      return await work(recordsOf(unitOfWorkOf(scope, { organisation, plans, locksRows: false }), () => undefined))
    } finally {
      scope.end()
    }
  }
  const storage: Storage = {
    read: (organisation, work) =>
      run(() => withSnapshot(pool, (client: PoolClient) => runRead(executeOn(client), organisation, work))),
    readOneStatement: (organisation, work) => run(() => runRead(limitToOneSelect(executeOnShared), organisation, work)),
    readProjectPlan: async (organisation, id) => {
      const project = await storage.readOneStatement(organisation, ({ projects }) => projects.find(id))
      const plan = project && plans.getPlan(organisation, project)
      if (project === undefined || plan !== undefined) return project && plan && { project, plan }
      return storage.read(organisation, ({ projects }) => findProjectPlan(projects, id))
    },
    write: async (organisation, work, groupingId) => {
      const writeOnce = async () => {
        let callbacks: Array<() => void> = []
        const outcome = await write(
          (scope, uncommitted) => {
            callbacks = []
            const afterCommit = (callback: () => void): void => void callbacks.push(callback)
            return work(
              recordsOf(unitOfWorkOf(scope, { organisation, plans: uncommitted, locksRows: true }), afterCommit),
            )
          },
          groupingId === undefined ? undefined : scopedKey(organisation, groupingId),
        )
        return { outcome, callbacks }
      }
      const { outcome, callbacks } = await run(() => retryOnConflict(writeOnce))
      if (E.isRight(outcome)) for (const callback of callbacks) callback()
      return outcome
    },
    // Another server may have changed the project, so the cache cannot answer.
    peek: () => undefined,
    directory: sqlDirectory((query) => run(() => query(createScopes(executeOn(pool)).openScope().runner.db))),
    ready: () => canWrite(storage.write),
    figures: () =>
      run(async () => {
        const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
        return {
          databaseBytes: Number(rows[0]?.bytes),
          jobs: await countJobs(createScopes(executeOn(pool)).openScope().runner.db),
          connections: { open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount },
        }
      }),
    close: gate.close,
  }
  return storage
}

const withKnownErrors = async <A>(work: () => Promise<A>): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    throw fromPostgresError(error)
  }
}

const MAX_TRIES = 6

/** A random delay that grows, so that the same two writes do not conflict again. */
const pause = (attempt: number): Promise<void> => setTimeout(Math.random() * 10 * attempt)

const retryOnConflict = async <A>(work: () => Promise<A>): Promise<A> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error) || attempt === MAX_TRIES) throw error
    }
    await pause(attempt)
  }
}

/** Timeouts for a connection, a locked row, an answer and a transaction without statements. */
const timeouts = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 10_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** A connection pool to a database whose tables must have the version of this program. */
const connectPool = async (
  url: string,
  maxConnections: number,
  knownMigrations: ReadonlyArray<Migration>,
): Promise<Pool> => {
  // Loaded only here, because a server with the embedded database does not need it.
  const { Pool } = await import('pg')
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    application_name: 'rondrit',
    // Statements are sent without waiting for the answers of earlier ones.
    pipeline: true,
    stream: () => new BatchingSocket(),
    ...timeouts,
  })
  // A lost connection needs no handling here: the next query on it fails.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    const schemaVersion = await readSchemaVersion(pool)
    refuseNewerSchema(schemaVersion, knownMigrations)
    refuseOlderSchema(schemaVersion, knownMigrations)
    return pool
  } catch (error) {
    await pool.end()
    throw fromPostgresError(error)
  }
}
