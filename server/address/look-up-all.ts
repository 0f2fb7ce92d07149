import * as E from 'fp-ts/Either'
import type { Geocoder, AddressQuery, LookupResult } from './geocoder'

export type LookupLimits = {
  /** maximum number of simultaneous lookups */
  readonly concurrency: number
  /** a lookup that takes longer counts as unavailable */
  readonly timeoutMs: number
}

/** Protects the service from a whole upload, and limits how long the uploading operator waits. */
const defaultLimits: LookupLimits = { concurrency: 16, timeoutMs: 15_000 }

/** The answers are in the order of the addresses. */
export const lookUpAll = async (
  geocoder: Geocoder,
  queries: ReadonlyArray<AddressQuery>,
  { concurrency, timeoutMs }: LookupLimits = defaultLimits,
): Promise<ReadonlyArray<LookupResult>> => {
  const results: LookupResult[] = queries.map(() => E.left('unavailable'))
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
  // A copy, because unfinished lookups still write to the list.
  return [...results]
}
