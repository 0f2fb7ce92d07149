import * as E from 'fp-ts/Either'
import { addressSummaryOf, type FoundAddress, type WrittenAddress } from '../../src/domain/address'
import type { StopDraft } from '../../src/domain/stop'
import type { Geocoder, AddressQuery, LookupResult } from './geocoder'
import { isElsewhere } from './judge-address'
import type { RecallCorrection } from './recall-corrections'

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

type House = Pick<StopDraft, 'zip' | 'houseNumber' | 'houseNumberSuffix' | 'street' | 'city'>

/** The address of a house that was looked up; undefined where it was not found. */
export type FindAddress = (house: House) => FoundAddress | undefined

/** What the address service is asked about a house. */
export const queryOf = ({
  zip,
  houseNumber,
  houseNumberSuffix,
}: Pick<House, 'zip' | 'houseNumber' | 'houseNumberSuffix'>): AddressQuery => ({
  zip,
  houseNumber,
  suffix: houseNumberSuffix,
})

const keyOf = (house: House): string => JSON.stringify(Object.values(queryOf(house)))

/**
 * Looks houses up, each of them once. Where a user gave a house a place, the service is asked for its street and city
 * alone. A house whose street and city are both others than those found is not placed there.
 */
export const findAddresses = async (
  geocoder: Geocoder,
  houses: ReadonlyArray<House>,
  recall: RecallCorrection,
): Promise<FindAddress> => {
  const unknown = houses.filter((house) => {
    const place = recalledPlace(house, recall)
    return (
      place === undefined || (house.street ?? place.street) === undefined || (house.city ?? place.city) === undefined
    )
  })
  const queries = new Map(unknown.map((house) => [keyOf(house), queryOf(house)]))
  const results = await lookUpAll(geocoder, [...queries.values()])
  const addressOf = new Map(
    [...queries.keys()].map((key, index) => {
      const result = results[index]
      return [key, result === undefined || E.isLeft(result) ? undefined : result.right]
    }),
  )
  return (house) => {
    const [registered, place] = [addressOf.get(keyOf(house)), recalledPlace(house, recall)]
    if (place !== undefined) return withRecalledPlace(registered, place)
    return registered === undefined || isElsewhere(house, registered) ? undefined : registered
  }
}

/** The names of the service, where it has them, and the place that a user gave. */
export const withRecalledPlace = (registered: FoundAddress | undefined, place: FoundAddress): FoundAddress => ({
  ...place,
  street: registered?.street ?? place.street,
  city: registered?.city ?? place.city,
})

/** The place of this house itself, as a user gave it. */
export const recalledPlace = (house: WrittenAddress, recall: RecallCorrection): FoundAddress | undefined => {
  const recalled = recall(house)
  if (recalled?.coordinates === undefined || recalled.isOtherHouse) return undefined
  const { corrected, coordinates, by, at } = recalled
  const { houseNumber, street, city } = corrected
  return { street, houseNumber, city, coordinates, isExact: true, correction: { by, at } }
}

/** A lookup fills in only what the file does not say. Lists show the address summary. */
export const completeDraft = (draft: StopDraft, findAddress: FindAddress): StopDraft => {
  const address = draft.coordinates === undefined ? findAddress(draft) : undefined
  const completed =
    address === undefined
      ? draft
      : {
          ...draft,
          street: draft.street ?? address.street,
          city: draft.city ?? address.city,
          coordinates: address.coordinates,
        }
  return { ...completed, addressSummary: completed.addressSummary ?? addressSummaryOf(completed) }
}
