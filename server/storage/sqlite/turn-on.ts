import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely'
import type { Tables } from '../sql/tables'
import type { Database } from './database'

/** Hears every statement that is about to be run. */
export type Hear = (sql: string) => void

/** Speaks to a connection as long as it is asked to: what comes after that is refused, since others have their turn. */
export type Turn = { readonly db: Kysely<Tables>; readonly end: () => void }

export const turnOn = (database: Database, hear: Hear | undefined): Turn => {
  let isOver = false
  const prepare = (sql: string): SqliteStatement => {
    if (isOver) throw new Error('These records are of a read or write that is over')
    hear?.(sql)
    return database.statement(sql)
  }
  return {
    db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: { prepare, close: () => undefined } }) }),
    end: () => {
      isOver = true
    },
  }
}
