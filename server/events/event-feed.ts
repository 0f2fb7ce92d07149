import type { Listener } from './event-bus'

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

/** An event for a follower; later events of the same thing have higher ids. Its data is JSON. */
export type SseEvent = { readonly id: number; readonly name: string; readonly data: string }

/** The text of a server-sent event. JSON holds no line breaks, so the data is one line. */
export const formatSseEvent = ({ id, name, data }: SseEvent): string => `id: ${id}\nevent: ${name}\ndata: ${data}\n\n`

/** Without an id, the browser asks after a reconnect for the events after the last one that has one. */
export const formatStatus = ({ name, data }: Omit<SseEvent, 'id'>): string => `event: ${name}\ndata: ${data}\n\n`

/** Comments of the event stream, which browsers ignore: they only keep the connection alive. */
export const openingComment = ': listening\n\n'
export const heartbeatComment = ': still listening\n\n'
