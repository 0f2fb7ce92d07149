import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { createInFlightGate, type InFlightGate } from '../in-flight-gate'
import { migrations, type Migration } from '../migrations'
import { createCommittedPlans } from '../cache/committed-plans'
import { makePrivateFile } from '../private-files'
import { isFulfilled, probeDatabase } from '../sql/probe-database'
import { sqlDirectory } from '../sql/sql-directory'
import { recordsOf } from '../sql/records-of'
import { unitOfWorkOf } from '../sql/unit-of-work'
import type { Storage } from '../storage'
import { fromSqliteError } from './sqlite-error'
import { createCheckpoints, MAX_LOG_PAGES, type Checkpoints, preallocateLog } from './write-ahead-log'
import { openDatabase, PAGE_BYTES, type Database } from './database'
import { createCacheCheck, type CacheCheck } from './cache-check'
import { createSerialRunner } from './serial-runner'
import { makeDataFolder } from './data-folder'
import { migrateSqlite } from './migrate-sqlite'
import { createReader } from './reader'
import type { OnStatement } from '../sql/statement-scope'
import { createSqliteWriter } from './sqlite-writer'
import { setImmediate } from 'node:timers'
import type { PlanCache } from '../cache/plan-cache'

/** The database is one file in the folder; while it is open, its log and an index lie beside it. */
export const DATABASE_FILE = 'rondrit.db'

export type SqliteOptions = {
  /** maximum number of stops in all cached plans together */
  readonly maxCachedStops?: number
  readonly migrations?: ReadonlyArray<Migration>
  /** maximum size of the database, in pages of 4 KiB */
  readonly maxPages?: number
  /** for a server, which runs long and writes often */
  readonly logSize?: 'preallocated'
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
          // The work may run more than once before it is committed.
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

/** A read commits nothing, so `afterCommit` does nothing. */
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

/**
 * Answers from the cache. Whether another program has written is checked once for all requests that arrived together,
 * because all of them were sent before the check.
 */
const createPeek = (
  { newestRecord }: Pick<PlanCache, 'newestRecord'>,
  { beforeRead }: Pick<CacheCheck, 'beforeRead'>,
  { isOpen }: Pick<InFlightGate, 'isOpen'>,
): Storage['peek'] => {
  let isChecked = false
  const checkOnce = (): void => {
    if (isChecked) return
    try {
      beforeRead()
    } catch (error) {
      throw fromSqliteError(error)
    }
    isChecked = true
    setImmediate(() => {
      isChecked = false
    })
  }
  return (organisation, project) => {
    if (!isOpen()) return undefined
    checkOnce()
    return newestRecord(organisation, project)
  }
}
