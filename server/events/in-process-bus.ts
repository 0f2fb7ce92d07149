import type { EventBus } from './event-bus'
import { listeners } from './listeners'

/** For a single server: all listeners are in this process. */
export const inProcessBus = (): EventBus => {
  const { subscribe, hear, count } = listeners()
  return { publish: hear, subscribe, listening: count, close: () => Promise.resolve() }
}
