import * as E from 'fp-ts/Either'
import type { AddressList } from '../storage'
import type { Geocoder, Clock } from './geocoder'
import { withCircuitBreaker, cacheLookups, shareLookups } from './limit-lookups'
import { pdokGeocoder, type PdokService } from './pdok-geocoder'
import { findAmongHouses, registerGeocoder } from './register'

/** The sources of addresses: the shipped register, the public service (pdok), or the register first and then pdok. */
export type GeocoderKind = 'auto' | 'register' | 'pdok'

/** Of a server for which no list was read in. */
export const noAddressList: Omit<AddressList, 'close'> = { housesOf: () => [], housesAt: () => [] }

/** The list that was read in comes first, in all cases. */
export const openGeocoder = (
  kind: GeocoderKind,
  pdok: PdokService,
  clock: Clock,
  list: Pick<AddressList, 'housesAt'> = noAddressList,
): Geocoder => {
  const pdokLookups = cacheLookups(shareLookups(withCircuitBreaker(pdokGeocoder(pdok), clock)), clock)
  const kinds = {
    register: registerGeocoder,
    pdok: pdokLookups,
    auto: firstOf(registerGeocoder, pdokLookups),
  }
  return firstOf(listGeocoder(list), kinds[kind])
}

const firstOf = (first: Geocoder, second: Geocoder): Geocoder => ({
  find: async (query) => {
    const result = await first.find(query)
    return E.isRight(result) ? result : second.find(query)
  },
})

const listGeocoder = ({ housesAt }: Pick<AddressList, 'housesAt'>): Geocoder => ({
  find: async (query) => findAmongHouses(query, ({ zip, number }) => housesAt(zip, number)),
})
