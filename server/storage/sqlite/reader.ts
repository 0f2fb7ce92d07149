import { fromSqliteError } from './sqlite-error'
import { type Database, type CacheCheck, createSqliteScopes } from './database'
import { type SerialRunner, createWaitLimit } from './serial-runner'
import type { OnStatement, StatementScope } from '../sql/statement-scope'

export type Reader = { readonly read: <A>(work: (scope: StatementScope) => Promise<A>) => Promise<A> }

/** Runs reads one after the other, each in a transaction. A read may wait only for its records, so none takes long. */
export const createReader = (
  database: Database,
  { runSerially, beforeRead }: { readonly runSerially: SerialRunner } & Pick<CacheCheck, 'beforeRead'>,
  onStatement: OnStatement | undefined,
): Reader => {
  const createScopes = createSqliteScopes(database, onStatement)

  const readOnce = async <A>(work: (scope: StatementScope) => Promise<A>): Promise<A> => {
    const { limit, pause } = createWaitLimit()
    const scope = createScopes(pause).openScope()
    try {
      database.run('begin')
      beforeRead()
      return await limit(work(scope))
    } catch (error) {
      throw fromSqliteError(error)
    } finally {
      scope.end()
      if (database.isInTransaction()) database.run('commit')
    }
  }

  return { read: (work) => runSerially(() => readOnce(work)) }
}
