import type { EventBus } from './event-bus'
import { listeners } from './listeners'

/** For a single server: all listeners are in this process. */
export const inProcessBus = (): EventBus => {
  const { subscribe, dispatch, count } = listeners()
  return { publish: dispatch, subscribe, listenerCount: count, close: () => Promise.resolve() }
}
