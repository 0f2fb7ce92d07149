import type { Listener } from './event-bus'
import type { SseEvent } from './sse-event'

/** Something that can be followed: its events after an id, and a message when there may be more. */
export type EventFeed = {
  readonly subscribe: (listener: Listener) => () => void
  readonly readAfter: (id: number) => Promise<EventBatch>
  /** the id of the newest event, for a browser that has just read the present state */
  readonly readCurrentId: () => Promise<number>
}

/** Oldest first. */
export type EventBatch = {
  readonly events: ReadonlyArray<SseEvent>
  /** no further events can come */
  readonly over: boolean
  /** there are further events already, which have to be asked for */
  readonly more?: boolean
}
