/** Listeners by topic. Each is told once whatever rings the bell has run to its end. */
export type TopicListeners = {
  /** answers how to take it away again */
  readonly add: (topic: string, callback: () => void) => () => void
  readonly notify: (topic: string) => void
  readonly notifyAll: () => void
}

type Listener = { readonly topic: string; readonly callback: () => void }

export const topicListeners = (): TopicListeners => {
  const listeners = new Set<Listener>()
  const notifyMatching = (matches: (listener: Listener) => boolean): void => {
    for (const listener of listeners)
      if (matches(listener))
        queueMicrotask(() => {
          if (listeners.has(listener)) listener.callback()
        })
  }
  return {
    add: (topic, callback) => {
      const listener = { topic, run: callback }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: (topic) => notifyMatching((listener) => listener.topic === topic),
    notifyAll: () => notifyMatching(() => true),
  }
}
