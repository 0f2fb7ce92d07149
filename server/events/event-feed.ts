import type { Listener } from './event-bus'
import type { ToldEvent } from './sse-event'

/** Something that can be followed: its events after an id, and a message when there may be more. */
export type Followed = {
  readonly subscribe: (listener: Listener) => () => void
  readonly since: (id: number) => Promise<News>
  /** the id of the newest event, for a browser that has just read the present state */
  readonly present: () => Promise<number>
}

/** Oldest first. */
export type News = {
  readonly events: ReadonlyArray<ToldEvent>
  /** no further events can come */
  readonly over: boolean
  /** there are further events already, which have to be asked for */
  readonly more?: boolean
}
