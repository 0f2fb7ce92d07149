import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import type { SqliteStatement } from 'kysely'
import { isRecord } from '../../../src/domain/parse'

/** How long a process waits while another one writes. */
const BUSY_MS = 5_000

/** The default page size of SQLite. */
export const PAGE_BYTES = 4_096

/**
 * How many pages the log holds before it is moved into the file. Pages that change often are then moved only once.
 */
export const LOG_PAGES = 4_000

const MOST_STATEMENTS = 500

/**
 * One connection to the database file. It refers to the object of the library, which would close the file when it is
 * collected.
 */
export type Database = {
  /** runs several statements, or a rare one */
  readonly exec: (sql: string) => void
  /** runs a statement without values and without an answer */
  readonly run: (sql: string) => void
  /** a prepared statement, which is prepared only once */
  readonly statement: (sql: string) => SqliteStatement
  /** a number that changes when another connection of any program has written */
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
