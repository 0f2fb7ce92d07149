import * as E from 'fp-ts/Either'
import type { AddressBook, AskedAddress, Found } from './geocoder'

export type Bounds = {
  /** how many lookups run at the same time */
  readonly atOnce: number
  /** an address that is not found by then counts as away */
  readonly withinMs: number
}

/** A whole upload must not flood the service, and an operator who uploads waits no longer than this. */
const usual: Bounds = { atOnce: 16, withinMs: 15_000 }

/** Looks up many addresses; the answers are in the order of the addresses. */
export const findAll = async (
  book: AddressBook,
  asked: ReadonlyArray<AskedAddress>,
  { atOnce, withinMs }: Bounds = usual,
): Promise<ReadonlyArray<Found>> => {
  const found: Found[] = asked.map(() => E.left('away'))
  const waiting = asked.entries()
  const end = new AbortController()
  const work = async (): Promise<void> => {
    for (const [place, address] of waiting) {
      if (end.signal.aborted) return
      found[place] = await book.find(address)
    }
  }
  const isOver = new Promise((resolve) => end.signal.addEventListener('abort', resolve))
  const timer = setTimeout(() => end.abort(), withinMs)
  try {
    await Promise.race([isOver, Promise.all(Array.from({ length: Math.min(atOnce, asked.length) }, work))])
  } finally {
    clearTimeout(timer)
  }
  // A copy, since lookups that are still under way go on writing into the list.
  return [...found]
}
