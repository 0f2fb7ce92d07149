import * as E from 'fp-ts/Either'
import type { AddressBook, Found } from './address-book'
import { hasPassed, type Clock } from './clock'
import { houseOf, keyOf } from './house'

export type Memory = { readonly most: number; readonly foundMs: number; readonly missedMs: number }

/**
 * A found address is kept for a day. One that was not found is kept for minutes: it may have been mistyped or be new.
 */
const usual: Memory = { most: 10_000, foundMs: 24 * 3_600_000, missedMs: 10 * 60_000 }

type Remembered = { readonly found: Found; readonly since: number }

/** Remembers the answers that were asked for last, but not that the service was away. */
export const remembering = (book: AddressBook, clock: Clock, memory: Memory = usual): AddressBook => {
  const remembered = new Map<string, Remembered>()
  const now = (): number => clock.now().getTime()
  const isFresh = ({ found, since }: Remembered): boolean =>
    !hasPassed(E.isRight(found) ? memory.foundMs : memory.missedMs, since, now())
  /** A Map keeps the order of insertion, so its first entry is the one that was not asked for the longest. */
  const put = (key: string, entry: Remembered): void => {
    remembered.delete(key)
    remembered.set(key, entry)
    const [oldest] = remembered.keys()
    if (remembered.size > memory.most && oldest !== undefined) remembered.delete(oldest)
  }
  return {
    find: async (asked) => {
      const house = houseOf(asked)
      if (house === undefined) return E.left('nothing there')
      const key = keyOf(house)
      const known = remembered.get(key)
      if (known !== undefined && isFresh(known)) {
        put(key, known)
        return known.found
      }
      const found = await book.find(asked)
      if (E.isRight(found) || found.left === 'nothing there') put(key, { found, since: now() })
      return found
    },
  }
}
