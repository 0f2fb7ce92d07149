import { type EventBus, type BusEvent, type Exchange, type Listener, keyOfTopic } from './event-bus'

/** For a single server: all listeners are in this process. */
export const inProcessBus = (): EventBus => {
  const { subscribe, dispatch, count } = listeners()
  return { publish: dispatch, subscribe, exchange: noExchange, listenerCount: count, close: () => Promise.resolve() }
}

/** There are no other processes. */
const noExchange: Exchange = { send: () => undefined, onValue: () => () => undefined }

type Listeners = Pick<EventBus, 'subscribe'> & {
  readonly dispatch: (event: BusEvent) => void
  /** notifies all listeners that messages may have been lost */
  readonly notifyLost: () => void
  readonly count: () => number
}

/** The listeners of this process, by topic. */
export const listeners = (): Listeners => {
  const byTopic = new Map<string, Set<Listener>>()
  return {
    subscribe: (organisation, topic, listener) => {
      const key = keyOfTopic(organisation, topic)
      const topicListeners = byTopic.get(key) ?? new Set()
      // A new function for each subscription, since the same listener may subscribe twice.
      const ownListener: Listener = (version) => listener(version)
      byTopic.set(key, topicListeners.add(ownListener))
      return () => {
        topicListeners.delete(ownListener)
        if (topicListeners.size === 0 && byTopic.get(key) === topicListeners) byTopic.delete(key)
      }
    },
    dispatch: (event) => {
      // A copy: a listener that subscribes during this loop does not get this event.
      for (const listener of Array.from(byTopic.get(keyOfTopic(event.organisation, event.topic)) ?? []))
        listener(event.version)
    },
    notifyLost: () => {
      for (const listener of [...byTopic.values()].flatMap((topicListeners) => [...topicListeners])) listener(undefined)
    },
    count: () => [...byTopic.values()].reduce((sum, { size }) => sum + size, 0),
  }
}
