import { SqliteDialect, type CompiledQuery, type QueryResult } from 'kysely'
import { turnsIn, type Hear, type Turns } from '../sql/turns'
import type { Database } from './database'

export const turnsOn = ({ statement }: Database, hear: Hear | undefined): (() => Turns) => {
  const dialect = new SqliteDialect({ database: { prepare: statement, close: () => undefined } })
  const turns = turnsIn(dialect, hear)
  const driver = dialect.createDriver()
  // Held for good: those who speak have their turns already.
  const connection = driver.init().then(() => driver.acquireConnection())
  const say = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    const prepared = statement(query.sql)
    if (prepared.reader) return (await connection).executeQuery<Row>(query)
    // What only writes is done at once, and by the shortest way.
    return { rows: [], numAffectedRows: BigInt(prepared.run(query.parameters).changes) }
  }
  return () => turns(say)
}
