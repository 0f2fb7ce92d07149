import { SqliteDialect, type CompiledQuery, type QueryResult, type SqliteStatement } from 'kysely'
import { turnsIn, type Hear, type Turns } from '../sql/statement-scope'
import type { Database } from './database'

export const turnsOn = ({ statement, isInTransaction }: Database, hear: Hear | undefined): (() => Turns) => {
  const dialect = new SqliteDialect({ database: { prepare: statement, close: () => undefined } })
  const turns = turnsIn(dialect, hear)
  const driver = dialect.createDriver()
  // The connection is taken once for good, since turns keep their order themselves.
  const connection = driver.init().then(() => driver.acquireConnection())
  return () => {
    let failure: unknown
    // Made only where it is needed, since making an Error with its stack takes time.
    const why = (): unknown => failure ?? new Error('The transaction is over')
    const failed = (error: unknown): never => {
      failure = error
      throw error
    }
    const write = (prepared: SqliteStatement, parameters: ReadonlyArray<unknown>): QueryResult<never> => {
      try {
        return { rows: [], numAffectedRows: BigInt(prepared.run(parameters).changes) }
      } catch (error) {
        return failed(error)
      }
    }
    return turns(async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      // When the disk is full, SQLite ends the transaction by itself; later writes would be committed one by one.
      if (query.query.kind !== 'SelectQueryNode' && !isInTransaction()) throw why()
      const prepared = statement(query.sql)
      // Statements without an answer are run directly, which is faster than through Kysely.
      return prepared.reader
        ? (await connection).executeQuery<Row>(query).catch(failed)
        : write(prepared, query.parameters)
    })
  }
}
