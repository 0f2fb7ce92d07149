import * as E from 'fp-ts/Either'
import { elapsedMs } from '../lru-map'
import type { Geocoder, LookupResult, Clock } from './geocoder'

export type CircuitBreakerOptions = { readonly failures: number; readonly openMs: number }

const defaultOptions: CircuitBreakerOptions = { failures: 3, openMs: 30_000 }

/**
 * After repeated failures all lookups fail at once for a while. Then one lookup at a time tests whether the service is
 * available again.
 */
export const withCircuitBreaker = (
  geocoder: Geocoder,
  clock: Clock,
  options: CircuitBreakerOptions = defaultOptions,
): Geocoder => {
  let [failures, failedAt, isTrying] = [0, 0, false]
  const now = (): number => clock.now().getTime()
  const isOpen = (): boolean => failures >= options.failures
  const recordResult = (result: LookupResult): LookupResult => {
    const isUnavailable = E.isLeft(result) && result.left === 'unavailable'
    failures = isUnavailable ? failures + 1 : 0
    failedAt = isUnavailable ? now() : failedAt
    return result
  }
  return {
    find: async (query) => {
      if (!isOpen()) return recordResult(await geocoder.find(query))
      if (isTrying || elapsedMs(failedAt, now()) < options.openMs) return E.left('unavailable')
      isTrying = true
      try {
        return recordResult(await geocoder.find(query))
      } finally {
        isTrying = false
      }
    },
  }
}
