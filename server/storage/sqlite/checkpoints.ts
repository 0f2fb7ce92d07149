import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { isRecord } from '../../../src/domain/parse'
import { startCheckpointer } from './checkpointer'
import { LOG_PAGES, type Database } from './database'
import { ignoreFailure } from './ignore-failure'

/** The log hardly grows beyond this size, however fast writes come. */
export const MAX_LOG_PAGES = 2 * LOG_PAGES

/** The size of the log is checked once in so many writes. */
const WRITES_PER_CHECK = 16

export type Checkpoints = {
  /** is called after each commit */
  readonly afterWrite: () => void
  /** moves the rest of the log into the file */
  readonly close: () => Promise<void>
}

/**
 * Moves the log into the file on a thread of its own, since that waits long for the disk, and writes would wait with
 * it. The thread is started when it is needed. During constant writing it never reaches the very end of the log, so
 * the rest is moved here; only then does the log start from its beginning again.
 */
export const createCheckpoints = (
  file: string,
  writeDatabase: Pick<Database, 'exec' | 'statement' | 'isInTransaction'>,
): Checkpoints => {
  let thread: Worker | undefined
  let isRunning = false
  let writes = 0

  const runCheckpoint = (mode: 'noop' | 'passive'): LogState =>
    logStateFrom(writeDatabase.statement(`pragma wal_checkpoint(${mode})`).all([]))

  const startThread = (): Worker => {
    const worker = startCheckpointer(file)
    worker.on('message', () => {
      isRunning = false
      ignoreFailure(() => {
        if (!writeDatabase.isInTransaction() && runCheckpoint('noop').pages > MAX_LOG_PAGES) runCheckpoint('passive')
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

  writeDatabase.exec(`pragma wal_autocheckpoint = ${2 * MAX_LOG_PAGES}`)
  return {
    afterWrite: () => {
      writes += 1
      if (isRunning || writes % WRITES_PER_CHECK !== 0) return
      ignoreFailure(() => {
        if (runCheckpoint('noop').pagesLeft < LOG_PAGES) return
        isRunning = true
        thread ??= startThread()
        thread.postMessage('checkpoint', [])
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
      // Other programs that still read are not waited for; the next start then moves the rest.
      ignoreFailure(() => writeDatabase.exec('pragma busy_timeout = 0; pragma wal_checkpoint(truncate)'))
    },
  }
}

type LogState = { readonly pages: number; readonly pagesLeft: number }

/** The number of pages in the log, and how many of them are not in the file yet. */
const logStateFrom = ([row]: ReadonlyArray<unknown>): LogState =>
  isRecord(row)
    ? { pages: Number(row['log']), pagesLeft: Number(row['log']) - Number(row['checkpointed']) }
    : { pages: 0, pagesLeft: 0 }
