import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { createInFlightGate } from '../in-flight-gate'
import { migrations, type Migration } from '../migrations'
import { createCommittedPlans } from '../cache/committed-plans'
import { makePrivateFile } from '../private-files'
import { isFulfilled, probeDatabase } from '../sql/probe-database'
import { sqlDirectory } from '../sql/sql-directory'
import { recordsOf } from '../sql/records-of'
import { unitOfWorkOf } from '../sql/unit-of-work'
import type { Storage } from '../storage'
import { fromSqliteError } from './sqlite-error'
import { createCheckpoints, MAX_LOG_PAGES, type Checkpoints } from './checkpoints'
import { openDatabase, PAGE_BYTES, type Database } from './database'
import { createCacheCheck } from './cache-check'
import { createPeek } from './peek'
import { createSerialRunner } from './serial-runner'
import { preallocateLog } from './log-size'
import { makeDataFolder } from './make-data-folder'
import { migrateSqlite } from './migrate-sqlite'
import { createReader } from './reader'
import type { OnStatement } from '../sql/statement-scope'
import { createSqliteWriter } from './sqlite-writer'

/** The database is one file in the folder; while it is open, its log and an index stand beside it. */
export const DATABASE_FILE = 'rondrit.db'

export type SqliteOptions = {
  /** the most stops in all remembered plans together */
  readonly maxCachedStops?: number
  readonly migrations?: ReadonlyArray<Migration>
  /** the largest size of the database, in pages of 4 KiB */
  readonly maxPages?: number
  /** for a server, which runs long and writes often */
  readonly logSize?: 'made at once'
  readonly onStatement?: OnStatement
}

/** The embedded database: one connection writes, and another reads what is committed. */
export const openSqlite = (folder: string, options: SqliteOptions = {}): Storage => {
  const { writeDatabase, readDatabase, checkpoints } = openConnections(folder, options)
  const plans = createCommittedPlans(options.maxCachedStops)
  const transactions = { runSerially: createSerialRunner(), ...createCacheCheck(writeDatabase, readDatabase, plans) }
  const { write } = createSqliteWriter(writeDatabase, plans, transactions, options.onStatement)
  const { read } = createReader(readDatabase, transactions, options.onStatement)
  const gate = createInFlightGate(async () => {
    readDatabase.close()
    await checkpoints.close()
    writeDatabase.close()
  })
  const { run, close } = gate
  return {
    read: (organisation, work) =>
      run(() =>
        read((scope) =>
          work(recordsOf(unitOfWorkOf(scope, { organisation, plans, locksRows: false }), ignoreAfterCommit)),
        ),
      ),
    write: async (organisation, work) => {
      let callbacks: Array<() => void> = []
      const outcome = await run(() =>
        write((scope, uncommitted) => {
          // The work may be done more than once before it is committed.
          callbacks = []
          const afterCommit = (callback: () => void): void => void callbacks.push(callback)
          return work(
            recordsOf(unitOfWorkOf(scope, { organisation, plans: uncommitted, locksRows: false }), afterCommit),
          )
        }),
      )
      if (E.isLeft(outcome)) return outcome
      checkpoints.afterWrite()
      for (const callback of callbacks) callback()
      return outcome
    },
    peek: createPeek(plans, transactions, gate),
    directory: sqlDirectory((query) => run(() => read(({ runner }) => query(runner.db)))),
    ready: () => isFulfilled(run(() => read(({ runner }) => probeDatabase(runner.db)))),
    close,
  }
}

/** A read commits nothing, so `afterwards` does nothing. */
const ignoreAfterCommit = (): void => undefined

type Connections = {
  readonly writeDatabase: Database
  readonly readDatabase: Database
  readonly checkpoints: Checkpoints
}

const openConnections = (folder: string, options: SqliteOptions): Connections => {
  try {
    makeDataFolder(folder)
    const file = join(folder, DATABASE_FILE)
    makePrivateFile(file)
    const writeDatabase = openDatabase(file, 'to write')
    migrateSqlite(writeDatabase, options.migrations ?? migrations)
    if (options.maxPages !== undefined) writeDatabase.exec(`pragma max_page_count = ${options.maxPages}`)
    if (options.logSize !== undefined) preallocateLog(writeDatabase, MAX_LOG_PAGES * PAGE_BYTES)
    return {
      writeDatabase,
      readDatabase: openDatabase(file, 'to read'),
      checkpoints: createCheckpoints(file, writeDatabase),
    }
  } catch (error) {
    throw fromSqliteError(error)
  }
}
