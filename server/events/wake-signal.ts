import type { Schedule } from './schedule'
import type { Listener } from './event-bus'

const HEARTBEAT_MS = 15_000

/** Why a stream wakes up: there is news, it is time for a heartbeat, or the stream ends. */
export type WakeReason = 'news' | 'heartbeat' | 'end'

/** Wakes a stream that waits for news. A ring that comes while the stream is busy is remembered. */
export type WakeSignal = {
  readonly notify: Listener
  /** forgets the rings so far */
  readonly reset: () => void
  /** waits for news after an id, or for another reason to wake up */
  readonly wait: (seen: number) => Promise<WakeReason>
}

export const wakeSignal = ({
  signal,
  schedule,
}: {
  readonly signal: AbortSignal
  readonly schedule: Schedule
}): WakeSignal => {
  let newestVersion = -Infinity
  let check = (): void => undefined
  return {
    notify: (version = Infinity) => {
      newestVersion = Math.max(newestVersion, version)
      check()
    },
    reset: () => {
      newestVersion = -Infinity
    },
    wait: (seen) =>
      new Promise<WakeReason>((resolve) => {
        const finish = (reason: WakeReason): void => {
          check = () => undefined
          signal.removeEventListener('abort', handleAbort)
          cancelHeartbeat()
          resolve(reason)
        }
        const handleAbort = (): void => finish('end')
        const cancelHeartbeat = schedule(HEARTBEAT_MS, () => finish('heartbeat'))
        check = () => {
          if (signal.aborted) handleAbort()
          else if (newestVersion > seen) finish('news')
        }
        signal.addEventListener('abort', handleAbort)
        check()
      }),
  }
}
