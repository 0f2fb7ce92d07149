import * as E from 'fp-ts/Either'
import type { Geocoder, Clock } from './geocoder'
import { withCircuitBreaker } from './circuit-breaker'
import { pdokGeocoder, type PdokService } from './pdok-geocoder'
import { registerGeocoder } from './register'
import { cacheLookups, shareLookups } from './cache-lookups'

/** The sources of addresses: the shipped register, the public service (pdok), or the register first and then pdok. */
export type GeocoderKind = 'auto' | 'register' | 'pdok'

export const openGeocoder = (kind: GeocoderKind, pdok: PdokService, clock: Clock): Geocoder => {
  if (kind === 'register') return registerGeocoder
  const pdokLookups = cacheLookups(shareLookups(withCircuitBreaker(pdokGeocoder(pdok), clock)), clock)
  return kind === 'pdok' ? pdokLookups : registerFirst(pdokLookups)
}

const registerFirst = (fallback: Geocoder): Geocoder => ({
  find: async (query) => {
    const result = await registerGeocoder.find(query)
    return E.isRight(result) ? result : fallback.find(query)
  },
})
