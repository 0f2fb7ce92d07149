import { SqliteDialect, type CompiledQuery, type QueryResult, type SqliteStatement } from 'kysely'
import { statementScopesFor, type OnStatement, type StatementScopes } from '../sql/statement-scope'
import type { Database } from './database'

export const createSqliteScopes = (
  { statement, isInTransaction }: Database,
  onStatement: OnStatement | undefined,
): ((pause: () => Promise<void>) => StatementScopes) => {
  const dialect = new SqliteDialect({ database: { prepare: statement, close: () => undefined } })
  const createScopes = statementScopesFor(dialect, onStatement)
  const driver = dialect.createDriver()
  // The connection is acquired once and never released, because the writer and reader keep their own order.
  const connection = driver.init().then(() => driver.acquireConnection())
  return (pause) => {
    let failure: unknown
    // Created only when needed, because creating an Error with its stack takes time.
    const transactionError = (): unknown => failure ?? new Error('The transaction is over')
    const rememberFailure = (error: unknown): never => {
      failure = error
      throw error
    }
    const runWrite = (prepared: SqliteStatement, parameters: ReadonlyArray<unknown>): QueryResult<never> => {
      try {
        return { rows: [], numAffectedRows: BigInt(prepared.run(parameters).changes) }
      } catch (error) {
        return rememberFailure(error)
      }
    }
    return createScopes(async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      // When the disk is full, SQLite ends the transaction by itself; later writes would be committed one by one.
      if (query.query.kind !== 'SelectQueryNode' && !isInTransaction()) throw transactionError()
      const prepared = statement(query.sql)
      // Statements without an answer run directly, which is faster than through Kysely.
      return prepared.reader
        ? (await connection).executeQuery<Row>(query).catch(rememberFailure)
        : runWrite(prepared, query.parameters)
    }, pause)
  }
}
