import { SqliteDialect, type CompiledQuery, type QueryResult, type SqliteStatement } from 'kysely'
import { turnsIn, type Hear, type Turns } from '../sql/turns'
import type { Database } from './database'

export const turnsOn = ({ statement, isInTransaction }: Database, hear: Hear | undefined): (() => Turns) => {
  const dialect = new SqliteDialect({ database: { prepare: statement, close: () => undefined } })
  const turns = turnsIn(dialect, hear)
  const driver = dialect.createDriver()
  // Held for good: those who speak have their turns already.
  const connection = driver.init().then(() => driver.acquireConnection())
  return () => {
    let failure: unknown
    // Made only where it is needed, for an error takes a while to note where it was made.
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
      // A database without room ends the transaction by itself: what is written after that would be kept.
      if (query.query.kind !== 'SelectQueryNode' && !isInTransaction()) throw why()
      const prepared = statement(query.sql)
      // What only writes is done at once, and by the shortest way.
      return prepared.reader
        ? (await connection).executeQuery<Row>(query).catch(failed)
        : write(prepared, query.parameters)
    })
  }
}
