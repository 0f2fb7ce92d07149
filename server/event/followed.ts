import type { Listener } from './event-bus'
import type { ToldEvent } from './told-event'

/** What one may follow: what came after an id, and word when there may be more. */
export type Followed = {
  readonly subscribe: (listener: Listener) => () => void
  readonly since: (id: number) => Promise<News>
  /** the id of what is there already, for those who have seen that */
  readonly present: () => Promise<number>
}

/** Oldest first; over when nothing can come any more. */
export type News = { readonly events: ReadonlyArray<ToldEvent>; readonly over: boolean }
