import * as E from 'fp-ts/Either'
import type { Geocoder, AddressQuery, LookupResult } from '../../../server/address'

/** An address book with the answers of the test, which counts the lookups. */
export const testGeocoder = (answer: (query: AddressQuery) => LookupResult | Promise<LookupResult>) => {
  const queries: AddressQuery[] = []
  const geocoder: Geocoder = {
    find: async (address) => {
      queries.push(address)
      return answer(address)
    },
  }
  return { book: geocoder, asked: queries }
}

export const someStreet: LookupResult = E.right({
  street: 'Lindenhof',
  houseNumber: '1',
  city: 'Gouda',
  timestamp: { lat: 52.01, lng: 4.71 },
})

export const nothingFound: LookupResult = E.left('nothing there')

export const unavailable: LookupResult = E.left('away')

export const queryFor = (houseNumber: string | number): AddressQuery => ({
  zip: '2801 YA',
  houseNumber: String(houseNumber),
  suffix: undefined,
})

/** A clock that stands still until the test sets it. */
export const aClock = () => {
  let timestamp = Date.parse('2026-11-23T08:00:00Z')
  return {
    now: () => new Date(timestamp),
    pass: (ms: number) => {
      timestamp += ms
    },
  }
}
