import { ValuesNode, type CompiledQuery, type QueryResult } from 'kysely'
import type { PoolClient } from 'pg'
import type { Execute } from '../sql/statement-runner'
import { executeOn } from './postgres-scopes'

/**
 * The statements of one transaction. If one of them fails, the transaction fails, even where its answer was not waited
 * for.
 */
export type PipelinedTransaction = {
  readonly execute: Execute
  /** resolves once all statements are answered; rejected with the first failure */
  readonly whenFinished: () => Promise<void>
}

/**
 * A plain insert inserts all of its rows or fails, so its answer is known beforehand and is not waited for, which
 * saves a round trip to the database; failures are noticed at the end. The same holds for `opening`, the first
 * statement.
 */
export const startPipelinedTransaction = (client: PoolClient, firstStatement: string): PipelinedTransaction => {
  const results: Array<Promise<unknown>> = []
  let failures: ReadonlyArray<unknown> = []
  const track = <A>(result: Promise<A>): Promise<A> => {
    results.push(
      result.catch((error: unknown) => {
        failures = [...failures, error]
      }),
    )
    return result
  }
  const executeStatement = executeOn(client)
  void track(client.query(firstStatement))
  return {
    execute: async <Row>(statement: CompiledQuery): Promise<QueryResult<Row>> => {
      const result = track(executeStatement<Row>(statement))
      const rowCount = insertedRowCount(statement)
      return rowCount === undefined ? result : { rows: [], numAffectedRows: BigInt(rowCount) }
    },
    whenFinished: async () => {
      await Promise.all(results)
      if (failures.length > 0) throw failures[0]
    },
  }
}

/** The number of rows of an insert that does nothing but insert; undefined for every other statement. */
const insertedRowCount = ({ query }: CompiledQuery): number | undefined =>
  query.kind === 'InsertQueryNode' &&
  query.onConflict === undefined &&
  query.returning === undefined &&
  query.values !== undefined &&
  ValuesNode.is(query.values)
    ? query.values.values.length
    : undefined
