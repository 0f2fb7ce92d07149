import type { Listener } from './event-bus'
import type { SseEvent } from './sse-event'

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
export type Status = { readonly initial: string; readonly read: () => string }

/** Oldest first. */
export type EventBatch = {
  readonly events: ReadonlyArray<SseEvent>
  /** whether no further events can come */
  readonly isFinal: boolean
  /** whether further events are stored already, which a further read returns */
  readonly hasMore?: boolean
}
