import * as E from 'fp-ts/Either'
import { passed } from '../lru-map'
import type { AddressBook, Found } from './geocoder'
import type { Clock } from './clock'

export type CircuitRule = { readonly failures: number; readonly restMs: number }

const usual: CircuitRule = { failures: 3, restMs: 30_000 }

/**
 * After some failures in a row the service is not asked for a while, and every lookup fails at once instead of waiting
 * for it. Then one lookup at a time tries whether the service is back.
 */
export const behindCircuit = (book: AddressBook, clock: Clock, rule: CircuitRule = usual): AddressBook => {
  let [failures, failedAt, isTrying] = [0, 0, false]
  const now = (): number => clock.now().getTime()
  const isOpen = (): boolean => failures >= rule.failures
  const heard = (found: Found): Found => {
    const isAway = E.isLeft(found) && found.left === 'away'
    failures = isAway ? failures + 1 : 0
    failedAt = isAway ? now() : failedAt
    return found
  }
  return {
    find: async (asked) => {
      if (!isOpen()) return heard(await book.find(asked))
      if (isTrying || passed(failedAt, now()) < rule.restMs) return E.left('away')
      isTrying = true
      try {
        return heard(await book.find(asked))
      } finally {
        isTrying = false
      }
    },
  }
}
