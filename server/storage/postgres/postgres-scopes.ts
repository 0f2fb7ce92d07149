import { PostgresDialect, type CompiledQuery, type QueryResult } from 'kysely'
import type { ClientBase, Pool, QueryConfig, QueryResultRow } from 'pg'
import type { Say } from '../sql/statement-runner'
import { nameOf } from '../sql/reusable-statement'
import { turnsIn, type Hear, type Turns } from '../sql/statement-scope'

type Client = Pick<ClientBase, 'query'> | Pool

/** Makes turns that speak to PostgreSQL by the given `say`. */
export const turnsWith = (pool: Pool, hear: Hear | undefined): ((say: Say) => Turns) =>
  turnsIn(new PostgresDialect({ pool }), hear)

/** Sends a statement and waits for its answer. */
export const sayTo =
  (client: Client): Say =>
  async <Row>(statement: CompiledQuery): Promise<QueryResult<Row>> => {
    const { rows, rowCount } = await client.query<Row & QueryResultRow>(inFull(statement))
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }

/** PostgreSQL parses and plans a statement with a name only once for each connection. */
const inFull = (statement: CompiledQuery): QueryConfig => {
  const name = nameOf(statement)
  const said = { text: statement.sql, values: [...statement.parameters] }
  return name === undefined ? said : { name, ...said }
}
