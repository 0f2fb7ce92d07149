import { SqliteDialect } from 'kysely'
import { turnsIn, type Hear, type Turn } from '../sql/turns'
import type { Database } from './database'

export const turnsOn = ({ statement }: Database, hear: Hear | undefined): (() => Turn) => {
  const dialect = new SqliteDialect({ database: { prepare: statement, close: () => undefined } })
  const turns = turnsIn(dialect, hear)
  const driver = dialect.createDriver()
  // Held for good: those who speak have their turns already.
  const connection = driver.init().then(() => driver.acquireConnection())
  return () => turns(async (query) => (await connection).executeQuery(query))
}
