import type { Listener } from './event-bus'

/** How long a stream without events waits before it sends a comment, so that no proxy ends the connection. */
const HEARTBEAT_MS = 15_000

/** How often such a stream asks whether its key is still valid: another process may have ended it. */
const KEY_CHECK_MS = 3_000

/** A reader that has not read the last event or comment by then is disconnected; if it still exists, it connects again. */
export const READ_TIMEOUT_MS = 30_000

/** When the stream ends, a reader that reads nothing is disconnected after this time. */
export const CLOSE_TIMEOUT_MS = 1_000

export type FollowFeedOptions = {
  /** the last event that the browser has seen; undefined where it has just read the current state */
  readonly lastSeen: number | undefined
  /** aborted when the server closes, or when the stream is no longer read */
  readonly signal: AbortSignal
  /** whether the user's key is still valid; called before every event and comment, and every few seconds */
  readonly isAllowed: () => Promise<boolean>
  readonly startTimer: StartTimer
}

/**
 * Yields all events after the last one that was seen, and then each new one, once and in order. Events are always read
 * from the storage; a message of the bus only says when to read. So no event is missed, none is held in memory for slow
 * readers, and a message that comes late, twice or never does no harm.
 */
export const followFeed = async function* (
  feed: EventFeed,
  { lastSeen, signal, isAllowed, startTimer }: FollowFeedOptions,
): AsyncGenerator<string, undefined> {
  const { notify, reset, wait } = wakeSignal({ signal, startTimer })
  const unsubscribe = feed.subscribe(notify)
  try {
    yield openingComment
    let lastSent = lastSeen ?? (await feed.readCurrentId())
    let lastStatus = feed.status?.initial
    while (!signal.aborted && (await isAllowed())) {
      reset()
      const { events, isFinal, hasMore } = await feed.readAfter(lastSent)
      for (const event of events.filter(({ id }) => id > lastSent)) {
        lastSent = event.id
        yield formatSseEvent(event)
      }
      if (isFinal) return
      if (hasMore === true) continue
      const status = feed.status?.read()
      if (status !== undefined && status !== lastStatus) {
        lastStatus = status
        yield status
      }
      const seen = lastSent
      if (!(yield* waitForEvents(() => wait(seen), isAllowed))) return
    }
  } finally {
    unsubscribe()
  }
}

/** Whether there may be new events; else the stream ends. */
const waitForEvents = async function* (
  wait: () => Promise<WakeReason>,
  isAllowed: FollowFeedOptions['isAllowed'],
): AsyncGenerator<string, boolean> {
  let reason = await wait()
  for (let waitedMs = KEY_CHECK_MS; reason === 'key check' && (await isAllowed()); waitedMs += KEY_CHECK_MS) {
    if (waitedMs % HEARTBEAT_MS === 0) yield heartbeatComment
    reason = await wait()
  }
  return reason === 'new events'
}

/** Why a stream wakes up: there may be new events, it is time to check its key, or the stream ends. */
type WakeReason = 'new events' | 'key check' | 'end'

/** Wakes a stream that waits for new events. A notification that comes while the stream is busy is not lost. */
type WakeSignal = {
  readonly notify: Listener
  /** discards the notifications so far */
  readonly reset: () => void
  /** waits for events after an id, or for another reason to wake up */
  readonly wait: (seen: number) => Promise<WakeReason>
}

const wakeSignal = ({
  signal,
  startTimer,
}: {
  readonly signal: AbortSignal
  readonly startTimer: StartTimer
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
          cancelKeyCheck()
          resolve(reason)
        }
        const handleAbort = (): void => finish('end')
        const cancelKeyCheck = startTimer(KEY_CHECK_MS, () => finish('key check'))
        check = () => {
          if (signal.aborted) handleAbort()
          else if (newestVersion > seen) finish('new events')
        }
        signal.addEventListener('abort', handleAbort)
        check()
      }),
  }
}

/** A source of events: those after an id, and a notification when there may be more. */
export type EventFeed = {
  readonly subscribe: (listener: Listener) => () => void
  readonly readAfter: (id: number) => Promise<EventBatch>
  /** the id of the newest event, for a browser that has just read the current state */
  readonly readCurrentId: () => Promise<number>
  /** the current state, beside the events */
  readonly status?: Status
}

/** The text of an event without an id, which replaces the one before; `initial` is what readers assume at first. */
type Status = { readonly initial: string; readonly read: () => string }

/** Oldest first. */
export type EventBatch = {
  readonly events: ReadonlyArray<SseEvent>
  /** whether no further events can come */
  readonly isFinal: boolean
  /** whether further events are stored already, which a further read returns */
  readonly hasMore?: boolean
}

/** An event for a follower; later events of the same thing have higher ids. Its data is JSON. */
export type SseEvent = { readonly id: number; readonly name: string; readonly data: string }

/** The text of a server-sent event. JSON holds no line breaks, so the data is one line. */
const formatSseEvent = ({ id, name, data }: SseEvent): string => `id: ${id}\nevent: ${name}\ndata: ${data}\n\n`

/** Without an id, the browser asks after a reconnect for the events after the last one that has one. */
export const formatStatus = ({ name, data }: Omit<SseEvent, 'id'>): string => `event: ${name}\ndata: ${data}\n\n`

/** Comments of the event stream, which browsers ignore: they only keep the connection alive. */
const openingComment = ': listening\n\n'
const heartbeatComment = ': still listening\n\n'

/** Runs the callback after so many milliseconds; calling the result cancels it. */
export type StartTimer = (ms: number, callback: () => void) => () => void

export const startTimer: StartTimer = (ms, callback) => {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}
