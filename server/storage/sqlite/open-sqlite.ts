import { statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import type { Kysely } from 'kysely'
import type { Tables } from '../sql/tables'
import { createInFlightGate, type InFlightGate } from '../in-flight-gate'
import { migrations, type Migration } from '../migrations'
import { createCommittedPlans, type PlanCache } from '../cache/plan-cache'
import { makePrivateFile, renameWhenOnDisk } from '../private-files'
import { prepareUpgradeBackup } from '../upgrade-backup'
import { canWrite, countJobs } from '../sql/probe-database'
import { sqlDirectory } from '../sql/sql-directory'
import { findProjectPlan } from '../sql/project-records'
import { recordsOf } from '../sql/records-of'
import { unitOfWorkOf } from '../sql/unit-of-work'
import type { Storage, StorageLocation } from '../storage'
import { fromSqliteError } from './sqlite-error'
import { createCheckpoints, MAX_LOG_PAGES, type Checkpoints, preallocateLog, syncLogOf } from './write-ahead-log'
import { openDatabase, PAGE_BYTES, type Database, createCacheCheck, type CacheCheck } from './database'
import { createSerialRunner } from './serial-runner'
import { makeDataFolder } from './data-folder'
import { migrateSqlite } from './migrate-sqlite'
import { createReader } from './reader'
import type { OnStatement } from '../sql/statement-scope'
import { createSqliteWriter } from './sqlite-writer'
import { setImmediate } from 'node:timers'

/** The database is one file in the folder; while it is open, its log and an index lie beside it. */
export const DATABASE_FILE = 'rondrit.db'

export type SqliteOptions = Pick<StorageLocation, 'backupDir' | 'backupBeforeUpgrade'> & {
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
  const syncLog = (): Promise<void> => syncLogOf(join(folder, DATABASE_FILE))
  const { write } = createSqliteWriter(writeDatabase, plans, { ...transactions, syncLog }, options.onStatement)
  const { read } = createReader(readDatabase, transactions, options.onStatement)
  const gate = createInFlightGate(async () => {
    readDatabase.close()
    await checkpoints.close()
    writeDatabase.close()
  })
  const { run, close } = gate
  const query = <A>(work: (db: Kysely<Tables>) => Promise<A>): Promise<A> =>
    run(() => read(({ runner }) => work(runner.db)))
  const readRecords: Storage['read'] = (organisation, work) =>
    run(() =>
      read((scope) =>
        work(recordsOf(unitOfWorkOf(scope, { organisation, plans, locksRows: false }), ignoreAfterCommit)),
      ),
    )
  const storage: Storage = {
    read: readRecords,
    readOneStatement: readRecords,
    readProjectPlan: (organisation, id) => readRecords(organisation, ({ projects }) => findProjectPlan(projects, id)),
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
    directory: sqlDirectory(query),
    // A write into the log may still succeed when nothing else fits on the disk.
    ready: async () => hasFreeSpace(folder) && canWrite(storage.write),
    figures: async () => ({
      databaseBytes: databaseBytesIn(folder),
      jobs: await query(countJobs),
      connections: undefined,
    }),
    close,
  }
  return storage
}

/** Less than this is not enough for the edits of a minute. */
const NEEDED_BYTES = 1_000_000

const hasFreeSpace = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= NEEDED_BYTES
  } catch {
    return false
  }
}

/** The database and its log. */
const databaseBytesIn = (folder: string): number =>
  ['', '-wal'].reduce(
    (sum, suffix) => sum + (statSync(join(folder, DATABASE_FILE + suffix), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )

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
    migrateSqlite(writeDatabase, options.migrations ?? migrations, (schemaVersion) => {
      if (options.backupBeforeUpgrade ?? true)
        copyBeforeUpgrade(writeDatabase, { ...options, dataDir: folder }, schemaVersion)
    })
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

const copyBeforeUpgrade = (
  { statement }: Database,
  location: Omit<StorageLocation, 'databaseUrl'>,
  schemaVersion: number,
): void => {
  const { file, unfinished } = prepareUpgradeBackup(location, schemaVersion)
  makePrivateFile(unfinished)
  statement('vacuum into ?').run([unfinished])
  renameWhenOnDisk(unfinished, file)
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
