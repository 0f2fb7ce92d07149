/** Keeps only the newest entries, so that clients cannot fill the memory with ever new keys. */
export type LruMap<Value> = {
  readonly get: (key: string) => Value | undefined
  /** adds or replaces the entry and makes it the newest */
  readonly set: (key: string, value: Value) => void
  readonly delete: (key: string) => void
}

export const lruMap = <Value>(maxSize: number): LruMap<Value> => {
  const valueByKey = new Map<string, Value>()
  return {
    get: (key) => valueByKey.get(key),
    set: (key, value) => {
      valueByKey.delete(key)
      valueByKey.set(key, value)
      const [oldest] = valueByKey.size > maxSize ? valueByKey.keys() : []
      if (oldest !== undefined) valueByKey.delete(oldest)
    },
    delete: (key) => {
      valueByKey.delete(key)
    },
  }
}

/**
 * Infinite if the clock was put back: cached values are then looked up again, and nothing waits for the clock to catch
 * up.
 */
export const elapsedMsOrInfinity = (since: number, now: number): number => (now < since ? Infinity : now - since)
