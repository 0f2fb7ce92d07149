import type { Alarm } from './schedule'
import { bell } from './wake-signal'
import type { Followed } from './event-feed'
import { heartbeat, opening, written } from './sse-event'

export type Following = {
  /** the last event that the browser has seen; undefined where it has just read the present state */
  readonly since: number | undefined
  /** aborted when the server closes, or when nobody reads the stream any more */
  readonly signal: AbortSignal
  /** whether the user's key is still good; asked before every line */
  readonly mayGoOn: () => Promise<boolean>
  readonly alarm: Alarm
}

/**
 * All events after the last one that was seen, and then all that follow, each once and in order. Events are always
 * read from the storage; a message of the bus only says when to read. So nothing is missed, nothing is kept in memory
 * for slow readers, and a message that comes late, twice or not at all does no harm.
 */
export const eventLines = async function* (
  followed: Followed,
  { since, signal, mayGoOn, alarm }: Following,
): AsyncGenerator<string, undefined> {
  const { ring, mute, rings } = bell({ signal, alarm })
  const unsubscribe = followed.subscribe(ring)
  try {
    yield opening
    let seen = since ?? (await followed.present())
    while (!signal.aborted && (await mayGoOn())) {
      mute()
      const { events, over, more } = await followed.since(seen)
      for (const event of events.filter(({ id }) => id > seen)) {
        seen = event.id
        yield written(event)
      }
      if (over) return
      if (more === true) continue
      let wake = await rings(seen)
      while (wake === 'heartbeat' && (await mayGoOn())) {
        yield heartbeat
        wake = await rings(seen)
      }
      if (wake !== 'news') return
    }
  } finally {
    unsubscribe()
  }
}
