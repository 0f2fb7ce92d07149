import * as E from 'fp-ts/Either'
import { passed, recentOf } from '../lru-map'
import type { AddressBook, Found } from './geocoder'
import type { Clock } from './clock'
import { houseOf, keyOf } from './house'

export type Memory = { readonly most: number; readonly foundMs: number; readonly missedMs: number }

/**
 * A found address is kept for a day. One that was not found is kept for minutes: it may have been mistyped or be new.
 */
const usual: Memory = { most: 10_000, foundMs: 24 * 3_600_000, missedMs: 10 * 60_000 }

type Remembered = { readonly found: Found; readonly since: number }

/** Remembers the answers that were asked for last, but not that the service was away. */
export const remembering = (book: AddressBook, clock: Clock, memory: Memory = usual): AddressBook => {
  const remembered = recentOf<Remembered>(memory.most)
  const now = (): number => clock.now().getTime()
  const isFresh = ({ found, since }: Remembered): boolean =>
    passed(since, now()) < (E.isRight(found) ? memory.foundMs : memory.missedMs)
  return {
    find: async (asked) => {
      const house = houseOf(asked)
      if (house === undefined) return E.left('nothing there')
      const key = keyOf(house)
      const known = remembered.get(key)
      if (known !== undefined && isFresh(known)) {
        remembered.put(key, known)
        return known.found
      }
      const found = await book.find(asked)
      if (E.isRight(found) || found.left === 'nothing there') remembered.put(key, { found, since: now() })
      return found
    },
  }
}
