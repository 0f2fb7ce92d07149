import type { Schedule } from './schedule'
import type { EventFeed } from './event-feed'
import { heartbeatComment, openingComment, formatSseEvent } from './sse-event'
import type { Listener } from './event-bus'

export type EventLineOptions = {
  /** the last event that the browser has seen; undefined where it has just read the present state */
  readonly lastSeen: number | undefined
  /** aborted when the server closes, or when nobody reads the stream any more */
  readonly signal: AbortSignal
  /** whether the user's key is still good; asked before every line */
  readonly isAllowed: () => Promise<boolean>
  readonly schedule: Schedule
}

/**
 * All events after the last one that was seen, and then all that follow, each once and in order. Events are always
 * read from the storage; a message of the bus only says when to read. So nothing is missed, nothing is kept in memory
 * for slow readers, and a message that comes late, twice or not at all does no harm.
 */
export const eventLines = async function* (
  feed: EventFeed,
  { lastSeen, signal, isAllowed, schedule }: EventLineOptions,
): AsyncGenerator<string, undefined> {
  const { notify, reset, wait } = wakeSignal({ signal, schedule })
  const unsubscribe = feed.subscribe(notify)
  try {
    yield openingComment
    let lastSent = lastSeen ?? (await feed.readCurrentId())
    while (!signal.aborted && (await isAllowed())) {
      reset()
      const { events, over, more } = await feed.readAfter(lastSent)
      for (const event of events.filter(({ id }) => id > lastSent)) {
        lastSent = event.id
        yield formatSseEvent(event)
      }
      if (over) return
      if (more === true) continue
      let reason = await wait(lastSent)
      while (reason === 'heartbeat' && (await isAllowed())) {
        yield heartbeatComment
        reason = await wait(lastSent)
      }
      if (reason !== 'news') return
    }
  } finally {
    unsubscribe()
  }
}

const HEARTBEAT_MS = 15_000

/** Why a stream wakes up: there is news, it is time for a heartbeat, or the stream ends. */
type WakeReason = 'news' | 'heartbeat' | 'end'

/** Wakes a stream that waits for news. A ring that comes while the stream is busy is remembered. */
type WakeSignal = {
  readonly notify: Listener
  /** forgets the rings so far */
  readonly reset: () => void
  /** waits for news after an id, or for another reason to wake up */
  readonly wait: (seen: number) => Promise<WakeReason>
}

const wakeSignal = ({
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
