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
export const elapsedMs = (since: number, now: number): number => (now < since ? Infinity : now - since)

const MAX_BUCKETS = 20_000

/** Rates by key: a bucket of tokens that fills up again in time. */
export const tokenBuckets = ({ perSecond, burst }: { readonly perSecond: number; readonly burst: number }) => {
  const buckets = lruMap<{ readonly tokens: number; readonly at: number }>(MAX_BUCKETS)
  return {
    /** takes so many tokens, at most the burst, or returns after how many seconds there will be enough */
    take: (key: string, amount: number, timestamp: number): number => {
      const bucket = buckets.get(key) ?? { tokens: burst, at: timestamp }
      const tokens = Math.min(burst, bucket.tokens + (elapsedMs(bucket.at, timestamp) * perSecond) / 1_000)
      const missing = Math.min(amount, burst) - tokens
      buckets.set(key, { tokens: missing > 0 ? tokens : tokens - Math.min(amount, burst), at: timestamp })
      return Math.max(0, missing / perSecond)
    },
  }
}
