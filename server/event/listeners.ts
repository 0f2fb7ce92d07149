import type { BusEvent, EventBus, Listener } from './event-bus'

export type Listeners = Pick<EventBus, 'subscribe'> & {
  readonly hear: (event: BusEvent) => void
  /** something may have been missed */
  readonly wonder: () => void
  readonly count: () => number
}

/** Who listens to what in this process. */
export const listeners = (): Listeners => {
  const byTopic = new Map<string, Set<Listener>>()
  return {
    subscribe: (organisation, topic, listener) => {
      const key = keyOf({ organisation, topic })
      const all = byTopic.get(key) ?? new Set()
      // The same function may listen twice.
      const own: Listener = (version) => listener(version)
      byTopic.set(key, all.add(own))
      return () => {
        all.delete(own)
        if (all.size === 0 && byTopic.get(key) === all) byTopic.delete(key)
      }
    },
    hear: (event) => {
      // Who begins to listen now has missed this one.
      for (const listener of Array.from(byTopic.get(keyOf(event)) ?? [])) listener(event.version)
    },
    wonder: () => {
      for (const listener of [...byTopic.values()].flatMap((all) => [...all])) listener(undefined)
    },
    count: () => [...byTopic.values()].reduce((sum, { size }) => sum + size, 0),
  }
}

const keyOf = ({ organisation, topic }: Pick<BusEvent, 'organisation' | 'topic'>): string =>
  JSON.stringify([organisation, topic])
