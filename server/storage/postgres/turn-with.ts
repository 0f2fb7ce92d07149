import { PostgresDialect, type CompiledQuery, type QueryResult } from 'kysely'
import type { ClientBase, Pool, QueryResultRow } from 'pg'
import type { Say } from '../sql/speaker'
import { turnsIn, type Hear, type Turn } from '../sql/turns'

type Client = Pick<ClientBase, 'query'> | Pool

/** Turns with connections of a pool, each spoken to as it is asked to be. */
export const turnsWith = (pool: Pool, hear: Hear | undefined): ((say: Say) => Turn) =>
  turnsIn(new PostgresDialect({ pool }), hear)

/** Says a statement, and waits for its answer. */
export const sayTo =
  (client: Client): Say =>
  async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
    const { rows, rowCount } = await client.query<Row & QueryResultRow>(sql, [...parameters])
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }
