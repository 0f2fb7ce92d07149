import * as E from 'fp-ts/Either'
import { createInFlightGate } from '../in-flight-gate'
import { migrations, type Migration } from '../migrations'
import { organisationKey } from '../cache/plan-cache'
import { createCommittedPlans } from '../cache/committed-plans'
import { isFulfilled, probeDatabase } from '../sql/probe-database'
import { sqlDirectory } from '../sql/sql-directory'
import { recordsOf } from '../sql/records-of'
import type { OnStatement } from '../sql/statement-scope'
import { unitOfWorkOf } from '../sql/unit-of-work'
import type { Storage } from '../storage'
import { fromPostgresError } from './postgres-error'
import { retryOnConflict } from './retry-on-conflict'
import { connectPool } from './connect-pool'
import { executeOn, createPostgresScopes } from './postgres-scopes'
import { withTransaction } from './with-transaction'
import { createPostgresWriter } from './postgres-writer'

export type PostgresOptions = {
  readonly connections?: number
  /** the most stops in all remembered plans together */
  readonly maxCachedStops?: number
  readonly migrations?: ReadonlyArray<Migration>
  /** is told of every statement, for tests */
  readonly onStatement?: OnStatement
}

const CONNECTIONS = 10

/** Opens a PostgreSQL that any number of servers share. Its tables must have been made already. */
export const openPostgres = async (url: string, options: PostgresOptions = {}): Promise<Storage> => {
  const pool = await connectPool(url, options.connections ?? CONNECTIONS, options.migrations ?? migrations)
  // Other servers write too, so the newest version of a project is always read from its row, and the row locked.
  const plans = { ...createCommittedPlans(options.maxCachedStops), newestRecord: () => undefined }
  const createScopes = createPostgresScopes(pool, options.onStatement)
  const { write } = createPostgresWriter(pool, plans, options.onStatement)
  const gate = createInFlightGate(() => pool.end())
  const run = <A>(work: () => Promise<A>): Promise<A> => gate.run(() => withKnownErrors(work))
  return {
    read: (organisation, work) =>
      run(() =>
        withTransaction(pool, async (client) => {
          await client.query('begin isolation level repeatable read read only')
          const scope = createScopes(executeOn(client)).openScope()
          try {
            const unit = unitOfWorkOf(scope, { organisation, plans, locksRows: false })
            const outcome = await work(recordsOf(unit, () => undefined))
            return { outcome, endStatement: 'commit' }
          } finally {
            scope.end()
          }
        }),
      ),
    write: async (organisation, work, projectId) => {
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
          projectId === undefined ? undefined : organisationKey(organisation, projectId),
        )
        return { outcome, acts: callbacks }
      }
      const { outcome, acts: callbacks } = await run(() => retryOnConflict(writeOnce))
      if (E.isRight(outcome)) for (const callback of callbacks) callback()
      return outcome
    },
    // Another server may have changed the project, so the memory cannot answer.
    peek: () => undefined,
    directory: sqlDirectory((query) => run(() => query(createScopes(executeOn(pool)).openScope().runner.db))),
    ready: () => isFulfilled(run(() => probeDatabase(createScopes(executeOn(pool)).openScope().runner.db))),
    close: gate.close,
  }
}

const withKnownErrors = async <A>(work: () => Promise<A>): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    throw fromPostgresError(error)
  }
}
