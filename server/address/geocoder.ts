import type * as E from 'fp-ts/Either'
import type { FoundAddress } from '../../src/domain/address'

/** An address as people type it: a zip code in any spacing and case, a house number, and an optional suffix. */
export type AddressQuery = {
  readonly zip: string
  readonly houseNumber: string
  readonly suffix: string | undefined
}

/** `unavailable`: the address service did not answer. */
export type LookupFailure = 'not found' | 'unavailable'

export type LookupResult = E.Either<LookupFailure, FoundAddress>

/** A port that finds the coordinates of an address. It never throws: every failure is a `LookupFailure`. */
export type Geocoder = { readonly find: (query: AddressQuery) => Promise<LookupResult> }

export type Clock = { readonly now: () => Date }
