import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { type SqliteStatement, SqliteDialect, type CompiledQuery, type QueryResult } from 'kysely'
import { isJsonObject } from '../../../src/domain/parse'
import type { CommittedPlans } from '../cache/plan-cache'
import { statementScopesFor, type OnStatement, type Pause, type StatementScopes } from '../sql/statement-scope'

/** How long a process waits while another one writes. */
const BUSY_MS = 5_000

/** The default page size of SQLite. */
export const PAGE_BYTES = 4_096

/** How many pages the log holds before it is moved into the file. Pages that change often are then moved only once. */
export const LOG_PAGES = 4_000

const MAX_STATEMENTS = 500

/**
 * One connection to the database file. It references the library object, because garbage collection of that would close
 * the file.
 */
export type Database = {
  /** runs several statements, or a rarely used one */
  readonly exec: (sql: string) => void
  /** runs a statement without values and without an answer */
  readonly run: (sql: string) => void
  /** a prepared statement, which is prepared only once */
  readonly statement: (sql: string) => SqliteStatement
  /** a number that changes when another connection of any program has written */
  readonly externalWriteNumber: () => number
  readonly isInTransaction: () => boolean
  readonly close: () => void
}

export const openDatabase = (file: string, access: 'to write' | 'to read'): Database => {
  const database = new DatabaseSync(file, { timeout: BUSY_MS, readOnly: access === 'to read' })
  if (access === 'to write')
    database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma wal_autocheckpoint = ${LOG_PAGES};
    `)
  const statements = new Map<string, SqliteStatement>()
  const statement = (sql: string): SqliteStatement => {
    const cached = statements.get(sql)
    if (cached !== undefined) return cached
    if (statements.size >= MAX_STATEMENTS) statements.clear()
    const newStatement = prepareStatement(database, sql)
    statements.set(sql, newStatement)
    return newStatement
  }
  return {
    exec: (sql) => database.exec(sql),
    run: (sql) => void statement(sql).run([]),
    statement,
    externalWriteNumber: () => dataVersionFrom(statement('pragma data_version').all([])),
    isInTransaction: () => database.isTransaction,
    close: () => {
      statements.clear()
      database.close()
    },
  }
}

const dataVersionFrom = ([row]: ReadonlyArray<unknown>): number =>
  isJsonObject(row) ? Number(row['data_version']) : NaN

const prepareStatement = (database: Pick<DatabaseSyncInstance, 'prepare'>, sql: string): SqliteStatement => {
  const statement = database.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (parameters): unknown[] => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  }
}

/** Checks at the beginning of each transaction whether the cached plans are still current. */
export type CacheCheck = { readonly beforeWrite: () => void; readonly beforeRead: () => void }

/**
 * Another program, such as a command, may write to the same file. SQLite has a number that changes with each write of
 * another connection. The reading connection would also count our own writing connection, so the number of the writing
 * connection is used.
 */
export const createCacheCheck = (
  writeDatabase: Pick<Database, 'externalWriteNumber'>,
  readDatabase: Pick<Database, 'externalWriteNumber'>,
  { invalidateRecords }: Pick<CommittedPlans, 'invalidateRecords'>,
): CacheCheck => {
  const lastNumbers = { writing: writeDatabase.externalWriteNumber(), reading: readDatabase.externalWriteNumber() }
  const beforeWrite = (): void => {
    const writeNumber = writeDatabase.externalWriteNumber()
    if (writeNumber === lastNumbers.writing) return
    lastNumbers.writing = writeNumber
    invalidateRecords()
  }
  return {
    beforeWrite,
    beforeRead: () => {
      const writeNumber = readDatabase.externalWriteNumber()
      if (writeNumber === lastNumbers.reading) return
      lastNumbers.reading = writeNumber
      beforeWrite()
    },
  }
}

export const createSqliteScopes = (
  { statement, isInTransaction }: Database,
  onStatement: OnStatement | undefined,
): ((pause: Pause) => StatementScopes) => {
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
