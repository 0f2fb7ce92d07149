import * as E from 'fp-ts/Either'
import type { AddressBook, AskedAddress, Found } from './address-book'

export type Bounds = {
  /** so many lookups at a time */
  readonly atOnce: number
  /** what is not found by then counts as away */
  readonly withinMs: number
}

/** A service that a whole upload asks is not to be run over, and an operator waits so long for an answer. */
const usual: Bounds = { atOnce: 16, withinMs: 15_000 }

/** Looks up many addresses, and answers each in its place. */
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
  // What comes later comes too late.
  return [...found]
}
