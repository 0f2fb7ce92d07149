import * as E from 'fp-ts/Either'
import type { Geocoder, AddressQuery, LookupResult } from '../../../server/address'

/** A geocoder with the answers of the test, which counts the lookups. */
export const testGeocoder = (answer: (query: AddressQuery) => LookupResult | Promise<LookupResult>) => {
  const queries: AddressQuery[] = []
  const geocoder: Geocoder = {
    find: async (address) => {
      queries.push(address)
      return answer(address)
    },
  }
  return { geocoder, queries }
}

export const someStreet: LookupResult = E.right({
  street: 'Lindenhof',
  houseNumber: '1',
  city: 'Gouda',
  coordinates: { lat: 52.01, lng: 4.71 },
})

export const nothingFound: LookupResult = E.left('not found')

export const unavailable: LookupResult = E.left('unavailable')

export const queryFor = (houseNumber: string | number): AddressQuery => ({
  zip: '2801 YA',
  houseNumber: String(houseNumber),
  suffix: undefined,
})

/** A clock that only the test moves. */
export const aClock = () => {
  let timestamp = Date.parse('2026-11-23T08:00:00Z')
  return {
    now: () => new Date(timestamp),
    pass: (ms: number) => {
      timestamp += ms
    },
  }
}
