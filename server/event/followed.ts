import type { Listener } from './event-bus'
import type { ToldEvent } from './told-event'

/** What one may follow: what came after an id, and word when there may be more. */
export type Followed = {
  readonly subscribe: (listener: Listener) => () => void
  readonly since: (id: number) => Promise<News>
  /** the id of what is there already, for those who have seen that */
  readonly present: () => Promise<number>
}

/** Oldest first. */
export type News = {
  readonly events: ReadonlyArray<ToldEvent>
  /** nothing can come any more */
  readonly over: boolean
  /** there are later ones already, which are to be asked for */
  readonly more?: boolean
}
