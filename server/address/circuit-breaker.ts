import * as E from 'fp-ts/Either'
import { elapsedMs } from '../lru-map'
import type { Geocoder, LookupResult, Clock } from './geocoder'

export type CircuitBreakerOptions = { readonly maxFailures: number; readonly openMs: number }

const defaultOptions: CircuitBreakerOptions = { maxFailures: 3, openMs: 30_000 }

/**
 * After repeated failures all lookups fail at once for a while. Then one lookup at a time tests whether the service is
 * available again.
 */
export const withCircuitBreaker = (
  geocoder: Geocoder,
  clock: Clock,
  options: CircuitBreakerOptions = defaultOptions,
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
      if (isTesting || elapsedMs(failedAt, now()) < options.openMs) return E.left('unavailable')
      isTesting = true
      try {
        return recordResult(await geocoder.find(query))
      } finally {
        isTesting = false
      }
    },
  }
}
