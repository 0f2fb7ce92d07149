import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { isRecord } from '../../../src/domain/reading'
import { startCheckpointer } from './checkpointer'
import type { Database } from './database'
import { unlessItFails } from './unless-it-fails'

/** Of 4 KiB: how far the log grows before it is worked into the file. What changes often is then moved once. */
const LOG_PAGES = 4_000

/** However fast others write meanwhile, the log grows no further than about that. */
export const MOST_LOG_PAGES = 2 * LOG_PAGES

/** So many writes go by between two looks at the log. */
const WRITES_A_LOOK = 16

export type Checkpoints = {
  /** something was kept for good */
  readonly written: () => void
  /** what is in the log is in the file */
  readonly close: () => Promise<void>
}

/**
 * Has a thread of its own work the log into the file, since that waits for the disk for long, and everybody who writes
 * with it. The thread starts when it is needed. While others write all the time it never quite reaches the end of the log,
 * so that the little which is left at last is done here: from then on the log begins anew.
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
      // Then the writing connection does it, as it does by itself.
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
        // Nothing else may be left that keeps the process until then.
        thread.ref()
        thread.postMessage('end', [])
        thread = undefined
        await ended
      }
      // Nobody is waited for: whoever still reads leaves the rest to the next start.
      unlessItFails(() => writing.exec('pragma busy_timeout = 0; pragma wal_checkpoint(truncate)'))
    },
  }
}

type Log = { readonly all: number; readonly left: number }

/** How many pages the log has, and how many of them are not yet in the file. */
const logIn = ([row]: ReadonlyArray<unknown>): Log =>
  isRecord(row)
    ? { all: Number(row['log']), left: Number(row['log']) - Number(row['checkpointed']) }
    : { all: 0, left: 0 }
