import { setImmediate } from 'node:timers/promises'
import { PostgresDialect, type CompiledQuery, type QueryResult } from 'kysely'
import type { ClientBase, Pool, QueryConfig, QueryResultRow } from 'pg'
import type { Execute } from '../sql/statement-runner'
import { statementNameOf } from '../sql/reusable-statement'
import { statementScopesFor, type OnStatement, type StatementScopes } from '../sql/statement-scope'

type Client = Pick<ClientBase, 'query'> | Pool

/** Creates statement scopes that run their statements on PostgreSQL through `execute`. */
export const createPostgresScopes = (
  pool: Pool,
  onStatement: OnStatement | undefined,
): ((execute: Execute) => StatementScopes) => {
  const createScopes = statementScopesFor(new PostgresDialect({ pool }), onStatement)
  return (execute) => createScopes(execute, () => setImmediate())
}

export const executeOn =
  (client: Client): Execute =>
  async <Row>(statement: CompiledQuery): Promise<QueryResult<Row>> => {
    const { rows, rowCount } = await client.query<Row & QueryResultRow>(toQueryConfig(statement))
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }

/** PostgreSQL parses and plans a named statement only once per connection. */
const toQueryConfig = (statement: CompiledQuery): QueryConfig => {
  const name = statementNameOf(statement)
  const config = { text: statement.sql, values: [...statement.parameters] }
  return name === undefined ? config : { name, ...config }
}
