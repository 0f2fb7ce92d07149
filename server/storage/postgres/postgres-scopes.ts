import { PostgresDialect, type CompiledQuery, type QueryResult } from 'kysely'
import type { ClientBase, Pool, QueryConfig, QueryResultRow } from 'pg'
import type { Execute } from '../sql/statement-runner'
import { statementNameOf } from '../sql/reusable-statement'
import { statementScopesFor, type OnStatement, type StatementScopes } from '../sql/statement-scope'

type Client = Pick<ClientBase, 'query'> | Pool

/** Makes turns that speak to PostgreSQL by the given `say`. */
export const createPostgresScopes = (
  pool: Pool,
  onStatement: OnStatement | undefined,
): ((say: Execute) => StatementScopes) => statementScopesFor(new PostgresDialect({ pool }), onStatement)

/** Sends a statement and waits for its answer. */
export const executeOn =
  (client: Client): Execute =>
  async <Row>(statement: CompiledQuery): Promise<QueryResult<Row>> => {
    const { rows, rowCount } = await client.query<Row & QueryResultRow>(toQueryConfig(statement))
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }

/** PostgreSQL parses and plans a statement with a name only once for each connection. */
const toQueryConfig = (statement: CompiledQuery): QueryConfig => {
  const name = statementNameOf(statement)
  const config = { text: statement.sql, values: [...statement.parameters] }
  return name === undefined ? config : { name, ...config }
}
