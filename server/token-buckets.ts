import { elapsedMsOrInfinity, lruMap } from './lru-map'

const MAX_BUCKETS = 20_000

/** Rates by key: a bucket of tokens that fills up again in time. */
export const tokenBuckets = ({ perSecond, burst }: { readonly perSecond: number; readonly burst: number }) => {
  const buckets = lruMap<{ readonly tokens: number; readonly at: number }>(MAX_BUCKETS)
  return {
    /** takes so many tokens, at most the burst, or returns after how many seconds there will be enough */
    take: (key: string, amount: number, timestamp: number): number => {
      const bucket = buckets.get(key) ?? { tokens: burst, at: timestamp }
      const tokens = Math.min(burst, bucket.tokens + (elapsedMsOrInfinity(bucket.at, timestamp) * perSecond) / 1_000)
      const missing = Math.min(amount, burst) - tokens
      buckets.set(key, { tokens: missing > 0 ? tokens : tokens - Math.min(amount, burst), at: timestamp })
      return Math.max(0, missing / perSecond)
    },
  }
}
