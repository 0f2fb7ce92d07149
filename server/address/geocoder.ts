import type * as E from 'fp-ts/Either'
import type { FoundAddress } from '../../src/domain/address'

/** An address as people type it: a zip in any spacing and case, a house number, and perhaps a suffix. */
export type AddressQuery = {
  readonly zip: string
  readonly houseNumber: string
  readonly suffix: string | undefined
}

/** `away`: the service that would know the address cannot be reached. */
export type LookupFailure = 'nothing there' | 'away'

export type LookupResult = E.Either<LookupFailure, FoundAddress>

/** A port that finds the place of an address. It never throws: every failure is one of `NotFound`. */
export type Geocoder = { readonly find: (query: AddressQuery) => Promise<LookupResult> }
