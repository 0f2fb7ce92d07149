import * as E from 'fp-ts/Either'
import { elapsedMsOrInfinity, lruMap } from '../lru-map'
import { type Geocoder, type LookupResult, type Clock, parseHouse, houseKeyOf } from './geocoder'

export type CacheOptions = { readonly maxSize: number; readonly foundTtlMs: number; readonly notFoundTtlMs: number }

/** Addresses that were not found expire early, because they may have been mistyped or be new. */
const cacheDefaults: CacheOptions = { maxSize: 10_000, foundTtlMs: 24 * 3_600_000, notFoundTtlMs: 10 * 60_000 }

type CachedLookup = { readonly result: LookupResult; readonly storedAt: number }

/** Caches answers, but not that the service was unavailable. */
export const cacheLookups = (geocoder: Geocoder, clock: Clock, options: CacheOptions = cacheDefaults): Geocoder => {
  const cache = lruMap<CachedLookup>(options.maxSize)
  const now = (): number => clock.now().getTime()
  const isFresh = ({ result, storedAt }: CachedLookup): boolean =>
    elapsedMsOrInfinity(storedAt, now()) < (E.isRight(result) ? options.foundTtlMs : options.notFoundTtlMs)
  return {
    find: async (query) => {
      const house = parseHouse(query)
      if (house === undefined) return E.left('not found')
      const key = houseKeyOf(house)
      const cached = cache.get(key)
      if (cached !== undefined && isFresh(cached)) {
        cache.set(key, cached)
        return cached.result
      }
      const result = await geocoder.find(query)
      if (E.isRight(result) || result.left === 'not found') cache.set(key, { result, storedAt: now() })
      return result
    },
  }
}

/** Simultaneous lookups of the same house share one answer. */
export const shareLookups = (geocoder: Geocoder): Geocoder => {
  const pendingLookups = new Map<string, Promise<LookupResult>>()
  return {
    find: (query) => {
      const house = parseHouse(query)
      if (house === undefined) return geocoder.find(query)
      const key = houseKeyOf(house)
      const pending = pendingLookups.get(key)
      if (pending !== undefined) return pending
      const lookup = geocoder.find(query).finally(() => pendingLookups.delete(key))
      pendingLookups.set(key, lookup)
      return lookup
    },
  }
}

export type CircuitBreakerOptions = { readonly maxFailures: number; readonly openMs: number }

const breakerDefaults: CircuitBreakerOptions = { maxFailures: 3, openMs: 30_000 }

/**
 * After repeated failures all lookups fail at once for a while. Then one lookup at a time tests whether the service is
 * available again.
 */
export const withCircuitBreaker = (
  geocoder: Geocoder,
  clock: Clock,
  options: CircuitBreakerOptions = breakerDefaults,
): Geocoder => {
  let [failureCount, failedAt, isTesting] = [0, 0, false]
  const now = (): number => clock.now().getTime()
  const isOpen = (): boolean => failureCount >= options.maxFailures
  const recordResult = (result: LookupResult): LookupResult => {
    const isUnavailable = E.isLeft(result) && result.left === 'unavailable'
    failureCount = isUnavailable ? failureCount + 1 : 0
    failedAt = isUnavailable ? now() : failedAt
    return result
  }
  return {
    find: async (query) => {
      if (!isOpen()) return recordResult(await geocoder.find(query))
      if (isTesting || elapsedMsOrInfinity(failedAt, now()) < options.openMs) return E.left('unavailable')
      isTesting = true
      try {
        return recordResult(await geocoder.find(query))
      } finally {
        isTesting = false
      }
    },
  }
}
