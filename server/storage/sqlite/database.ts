import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import type { SqliteStatement } from 'kysely'
import { isRecord } from '../../../src/domain/reading'

/** How long one process waits for another that writes. */
const BUSY_MS = 5_000

/** As the library makes a database that does not say otherwise. */
export const PAGE_BYTES = 4_096

/** How long the log grows before it is worked into the file, in pages of 4 KiB: what changes often is then moved once. */
const LOG_PAGES = 4_000

const MOST_STATEMENTS = 500

/** One connection to the database's file. Whoever has it holds the package's object, which closes when nobody does. */
export type Database = {
  /** several statements, or one that is rare */
  readonly exec: (sql: string) => void
  /** one that has no values and no answer */
  readonly run: (sql: string) => void
  /** prepared once, however often it is asked for */
  readonly statement: (sql: string) => SqliteStatement
  /** a number that changes when another connection, of whatever program, has written */
  readonly writtenByOthers: () => number
  readonly isInTransaction: () => boolean
  readonly close: () => void
}

export const openDatabase = (file: string, use: 'to write' | 'to read'): Database => {
  const database = new DatabaseSync(file, { timeout: BUSY_MS, readOnly: use === 'to read' })
  if (use === 'to write')
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma wal_autocheckpoint = ${LOG_PAGES};
    `)
  const statements = new Map<string, SqliteStatement>()
  const statement = (sql: string): SqliteStatement => {
    const known = statements.get(sql)
    if (known !== undefined) return known
    if (statements.size >= MOST_STATEMENTS) statements.clear()
    const made = prepared(database, sql)
    statements.set(sql, made)
    return made
  }
  return {
    exec: (sql) => database.exec(sql),
    run: (sql) => void statement(sql).run([]),
    statement,
    writtenByOthers: () => numberIn(statement('pragma data_version').all([])),
    isInTransaction: () => database.isTransaction,
    close: () => {
      statements.clear()
      database.close()
    },
  }
}

const numberIn = ([row]: ReadonlyArray<unknown>): number => (isRecord(row) ? Number(row['data_version']) : NaN)

const prepared = (database: Pick<DatabaseSyncInstance, 'prepare'>, sql: string): SqliteStatement => {
  const statement = database.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (parameters): unknown[] => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  }
}
