import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { isRecord } from '../../../src/domain/parse'
import { startCheckpointer } from './checkpointer'
import { LOG_PAGES, type Database } from './database'
import { unlessItFails } from './ignore-failure'

/** The log hardly grows beyond this size, however fast writes come. */
export const MOST_LOG_PAGES = 2 * LOG_PAGES

/** The size of the log is checked once in so many writes. */
const WRITES_A_LOOK = 16

export type Checkpoints = {
  /** is called after each commit */
  readonly written: () => void
  /** moves the rest of the log into the file */
  readonly close: () => Promise<void>
}

/**
 * Moves the log into the file on a thread of its own, since that waits long for the disk, and writes would wait with
 * it. The thread is started when it is needed. During constant writing it never reaches the very end of the log, so
 * the rest is moved here; only then does the log start from its beginning again.
 */
export const checkpointsOf = (
  file: string,
  writing: Pick<Database, 'exec' | 'statement' | 'isInTransaction'>,
): Checkpoints => {
  let thread: Worker | undefined
  let isUnderWay = false
  let writes = 0

  const log = (mode: 'noop' | 'passive'): Log => logIn(writing.statement(`pragma wal_checkpoint(${mode})`).all([]))

  const started = (): Worker => {
    const checkpointer = startCheckpointer(file)
    checkpointer.on('message', () => {
      isUnderWay = false
      unlessItFails(() => {
        if (!writing.isInTransaction() && log('noop').all > MOST_LOG_PAGES) log('passive')
      })
    })
    checkpointer.on('error', () => {
      thread = undefined
      // Without the thread, the writing connection moves the log itself, as SQLite does by default.
      unlessItFails(() => writing.exec(`pragma wal_autocheckpoint = ${LOG_PAGES}`))
    })
    checkpointer.unref()
    return checkpointer
  }

  writing.exec(`pragma wal_autocheckpoint = ${2 * MOST_LOG_PAGES}`)
  return {
    written: () => {
      writes += 1
      if (isUnderWay || writes % WRITES_A_LOOK !== 0) return
      unlessItFails(() => {
        if (log('noop').left < LOG_PAGES) return
        isUnderWay = true
        thread ??= started()
        thread.postMessage('checkpoint', [])
      })
    },
    close: async () => {
      if (thread !== undefined) {
        thread.removeAllListeners('message')
        const ended = once(thread, 'exit').catch(() => undefined)
        // The thread must keep the process alive until it has ended.
        thread.ref()
        thread.postMessage('end', [])
        thread = undefined
        await ended
      }
      // Other programs that still read are not waited for; the next start then moves the rest.
      unlessItFails(() => writing.exec('pragma busy_timeout = 0; pragma wal_checkpoint(truncate)'))
    },
  }
}

type Log = { readonly all: number; readonly left: number }

/** The number of pages in the log, and how many of them are not in the file yet. */
const logIn = ([row]: ReadonlyArray<unknown>): Log =>
  isRecord(row)
    ? { all: Number(row['log']), left: Number(row['log']) - Number(row['checkpointed']) }
    : { all: 0, left: 0 }
