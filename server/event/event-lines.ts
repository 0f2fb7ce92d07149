import type { Alarm } from './alarm'
import { bell } from './bell'
import type { Followed } from './followed'
import { heartbeat, opening, written } from './told-event'

export type Following = {
  /** the last event that was seen; undefined for those who have seen what is there now */
  readonly since: number | undefined
  /** the server closes, or nobody reads any more */
  readonly signal: AbortSignal
  /** whether who follows may still know: asked before every word */
  readonly mayGoOn: () => Promise<boolean>
  readonly alarm: Alarm
}

/**
 * Everything that came after what was seen last, and then all that comes, each once and in order. It is always read from
 * the storage, never from the word that there is more: so nothing is missed between then and now, nothing is kept in
 * store for slow readers, and a word that comes late, twice or not at all does no harm.
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
      let call = await rings(seen)
      while (call === 'heartbeat' && (await mayGoOn())) {
        yield heartbeat
        call = await rings(seen)
      }
      if (call !== 'news') return
    }
  } finally {
    unsubscribe()
  }
}
