import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { isJsonObject } from '../../../src/domain/parse'
import { LOG_PAGES, type Database } from './database'
import { createRequire } from 'node:module'

/** The log hardly grows beyond this size, however fast writes come. */
export const MAX_LOG_PAGES = 2 * LOG_PAGES

/** So many pages are moved by the writing connection, which others wait for. */
export const MAX_PAGES_OF_WRITER = 500

export type Checkpoints = {
  /** called after each commit */
  readonly afterWrite: () => void
  /** moves the rest of the log into the database file */
  readonly close: () => Promise<void>
}

/**
 * Moves the log into the database file on a separate thread, because that waits long for the disk and would delay
 * writes. The thread is started when it is needed. During constant writing it never reaches the very end of the log, so
 * the last few pages are moved here; only then does the log restart from its beginning.
 */
export const createCheckpoints = (
  file: string,
  writeDatabase: Pick<Database, 'exec' | 'statement' | 'isInTransaction'>,
): Checkpoints => {
  let thread: Worker | undefined
  let isRunning = false
  let pagesLeftBefore = Infinity

  const runCheckpoint = (mode: 'noop' | 'passive'): LogState =>
    logStateFrom(writeDatabase.statement(`pragma wal_checkpoint(${mode})`).all([]))

  const startThread = (): Worker => {
    const worker = startCheckpointer(file)
    worker.on('message', () => {
      isRunning = false
      ignoreFailure(() => {
        if (writeDatabase.isInTransaction()) return
        const { pages, pagesLeft } = runCheckpoint('noop')
        if (pages <= MAX_LOG_PAGES) return
        // Where the thread has not come nearer to the end, others read an old state or write as fast as it does.
        if (pagesLeft > MAX_PAGES_OF_WRITER && pagesLeft < pagesLeftBefore) runInThread(pagesLeft)
        else runCheckpoint('passive')
      })
    })
    worker.on('error', () => {
      thread = undefined
      // Without the thread, the writing connection moves the log itself, as SQLite does by default.
      ignoreFailure(() => writeDatabase.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}`))
    })
    worker.unref()
    return worker
  }

  const runInThread = (pagesLeft = Infinity): void => {
    isRunning = true
    pagesLeftBefore = pagesLeft
    thread ??= startThread()
    thread.postMessage('checkpoint', [])
  }

  writeDatabase.exec(`pragma wal_autocheckpoint = ${2 * MAX_LOG_PAGES}`)
  return {
    afterWrite: () => {
      if (isRunning) return
      ignoreFailure(() => {
        if (runCheckpoint('noop').pagesLeft >= LOG_PAGES) runInThread()
      })
    },
    close: async () => {
      if (thread !== undefined) {
        thread.removeAllListeners('message')
        const exited = once(thread, 'exit').catch(() => undefined)
        // The thread must keep the process alive until it has ended.
        thread.ref()
        thread.postMessage('end', [])
        thread = undefined
        await exited
      }
      // Does not wait for other programs that still read; the next start then moves the rest.
      ignoreFailure(() => writeDatabase.exec('pragma busy_timeout = 0; pragma wal_checkpoint(truncate)'))
    },
  }
}

type LogState = { readonly pages: number; readonly pagesLeft: number }

/** The number of pages in the log, and how many of them are not in the database file yet. */
const logStateFrom = ([row]: ReadonlyArray<unknown>): LogState =>
  isJsonObject(row)
    ? { pages: Number(row['log']), pagesLeft: Number(row['log']) - Number(row['checkpointed']) }
    : { pages: 0, pagesLeft: 0 }

/**
 * A program as text, because the built server is one file. It uses a connection of its own and never waits for locks.
 */
const program = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { DatabaseSync } = require(workerData.library)
  const database = new DatabaseSync(workerData.file, { timeout: 0 })
  const checkpoint = () => {
    try {
      database.exec('pragma wal_checkpoint(passive)')
    } catch {}
  }
  parentPort.on('message', (message) => {
    if (message === 'end') {
      parentPort.close()
      return
    }
    checkpoint()
    parentPort.postMessage('done')
  })
`

/**
 * A thread that moves the write-ahead log into the database file on each message, and answers when done; it ends on
 * 'end'.
 */
const startCheckpointer = (file: string): Worker =>
  new Worker(program, { eval: true, execArgv: [], workerData: { file, library: libraryPath() } })

const libraryPath = (): string => createRequire(import.meta.url).resolve('@photostructure/sqlite')

/** Writes to the disk what the log holds so far. Without it the commit does that itself, on this thread. */
export const syncLogOf = async (file: string): Promise<void> => {
  try {
    const log = await open(`${file}-wal`)
    try {
      await log.datasync()
    } finally {
      await log.close()
    }
  } catch {
    return
  }
}

/** For log maintenance, which may fail: no data depends on it, and a failing disk is detected at the next write. */
const ignoreFailure = (action: () => void): void => {
  try {
    action()
  } catch {
    return
  }
}

/**
 * Extends the log file once, because a small commit that lengthens a file takes a disk about twice as long as one that
 * overwrites it. It writes a row that is too large for memory, so that SQLite writes it to the log before the commit,
 * and then rolls back. If the disk has not enough space, nothing changes.
 */
export const preallocateLog = (
  { exec, isInTransaction }: Pick<Database, 'exec' | 'isInTransaction'>,
  bytes: number,
): void => {
  try {
    exec(`begin immediate; create table filler (bytes blob); insert into filler values (zeroblob(${bytes})); rollback`)
  } catch {
    ignoreFailure(() => {
      if (isInTransaction()) exec('rollback')
      exec('pragma wal_checkpoint(truncate)')
    })
  }
}
