import * as E from 'fp-ts/Either'
import type { Geocoder, AddressQuery, LookupResult } from './geocoder'

export type LookupLimits = {
  /** how many lookups run at the same time */
  readonly concurrency: number
  /** an address that is not found by then counts as away */
  readonly timeoutMs: number
}

/** A whole upload must not flood the service, and an operator who uploads waits no longer than this. */
const defaultLimits: LookupLimits = { concurrency: 16, timeoutMs: 15_000 }

/** Looks up many addresses; the answers are in the order of the addresses. */
export const lookUpAll = async (
  geocoder: Geocoder,
  queries: ReadonlyArray<AddressQuery>,
  { concurrency, timeoutMs }: LookupLimits = defaultLimits,
): Promise<ReadonlyArray<LookupResult>> => {
  const results: LookupResult[] = queries.map(() => E.left('away'))
  const remainingQueries = queries.entries()
  const timeout = new AbortController()
  const runWorker = async (): Promise<void> => {
    for (const [index, query] of remainingQueries) {
      if (timeout.signal.aborted) return
      results[index] = await geocoder.find(query)
    }
  }
  const whenTimedOut = new Promise((resolve) => timeout.signal.addEventListener('abort', resolve))
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  try {
    await Promise.race([
      whenTimedOut,
      Promise.all(Array.from({ length: Math.min(concurrency, queries.length) }, runWorker)),
    ])
  } finally {
    clearTimeout(timer)
  }
  // A copy, since lookups that are still under way go on writing into the list.
  return [...results]
}
