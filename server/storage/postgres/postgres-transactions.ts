import { Socket } from 'node:net'
import { PostgresDialect, type CompiledQuery, type QueryResult } from 'kysely'
import type { ClientBase, Pool, QueryConfig, QueryResultRow, PoolClient } from 'pg'
import { pauseLongWork } from '../../steps'
import { type Execute, statementScopesFor, type OnStatement, type StatementScopes } from '../sql/statement-scope'
import { statementNameOf } from '../sql/reusable-statement'

type Client = Pick<ClientBase, 'query'> | Pool

/** Creates statement scopes that run their statements on PostgreSQL through `execute`. */
export const createPostgresScopes = (
  pool: Pool,
  onStatement: OnStatement | undefined,
): ((execute: Execute) => StatementScopes) => {
  const createScopes = statementScopesFor(new PostgresDialect({ pool }), onStatement)
  return (execute) => createScopes(execute, async (waitFor = pauseLongWork) => void (await waitFor()))
}

export const executeOn =
  (client: Client): Execute =>
  async <Row>(statement: CompiledQuery): Promise<QueryResult<Row>> => {
    const { rows, rowCount } = await client.query<Row & QueryResultRow>(toQueryConfig(statement))
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }

/** Runs the statements of many at once on one connection, which is held only while any is under way. */
export const executeOnSharedConnection = (pool: Pick<Pool, 'connect'>): Execute => {
  let current: { readonly client: Promise<PoolClient>; users: number; hasFailed: boolean } | undefined
  return async (statement) => {
    const shared = (current ??= { client: pool.connect(), users: 0, hasFailed: false })
    shared.users += 1
    try {
      return await executeOn(await shared.client)(statement)
    } catch (error) {
      // The connection may be lost, so nobody else begins with it.
      shared.hasFailed = true
      if (current === shared) current = undefined
      throw error
    } finally {
      shared.users -= 1
      if (shared.users === 0) {
        if (current === shared) current = undefined
        void shared.client.then(
          (client) => client.release(shared.hasFailed),
          () => undefined,
        )
      }
    }
  }
}

/** Runs a single statement, which only reads. */
export const limitToOneSelect = (execute: Execute): Execute => {
  let hasExecuted = false
  return async (statement) => {
    if (statement.query.kind !== 'SelectQueryNode') throw new Error('This read is read-only')
    if (hasExecuted) throw new Error('A read of one statement has no second one')
    hasExecuted = true
    return execute(statement)
  }
}

/** Sends together what is written in one round of the event loop, since a system call costs as much as a statement. */
export class BatchingSocket extends Socket {
  override uncork(): void {
    setImmediate(() => super.uncork())
  }
}

/** PostgreSQL parses and plans a named statement only once per connection. */
const toQueryConfig = (statement: CompiledQuery): QueryConfig => {
  const name = statementNameOf(statement)
  const config = { text: statement.sql, values: [...statement.parameters] }
  return name === undefined ? config : { name, ...config }
}

/** Runs work that begins and ends its own transaction; if the work fails, the transaction is rolled back. */
export const withTransaction = async <A>(
  pool: Pool,
  work: (client: PoolClient) => Promise<{ readonly outcome: A; readonly endStatement: string }>,
): Promise<A> => {
  const client = await pool.connect()
  let isConnectionLost = false
  try {
    const { outcome, endStatement } = await work(client)
    await client.query(endStatement)
    return outcome
  } catch (error) {
    // If even the rollback fails, the connection is discarded.
    await client.query('rollback').catch(() => {
      isConnectionLost = true
    })
    throw error
  } finally {
    client.release(isConnectionLost)
  }
}

type SnapshotConnection = {
  readonly query: (statement: string) => Promise<unknown>
  readonly release: (isConnectionLost?: boolean) => void
}

/**
 * Runs work that only reads, on one snapshot. Its first statement is sent with the begin, and its outcome does not wait
 * for the commit, which changes nothing: each would cost another round trip to the database.
 */
export const withSnapshot = async <Connection extends SnapshotConnection, A>(
  pool: { readonly connect: () => Promise<Connection> },
  work: (client: Connection) => Promise<A>,
): Promise<A> => {
  const client = await pool.connect()
  const begun = client.query('begin isolation level repeatable read read only')
  // A failure is thrown where the begin is awaited, or the work fails with it.
  begun.catch(() => undefined)
  try {
    const outcome = await work(client)
    await begun
    return outcome
  } finally {
    client.query('commit').then(
      () => client.release(),
      () => client.release(true),
    )
  }
}
