import type * as E from 'fp-ts/Either'
import { type FoundAddress, houseNumberParts, isDutchZip, normaliseZip } from '../../src/domain/address'

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

/**
 * The parts of an address as registers store them. `addition` distinguishes houses with the same number, often by a
 * letter.
 */
export type House = { readonly zip: string; readonly number: string; readonly addition: string }

/** 12A, 12 a, 12-A, and 12 with the suffix a are the same house. Undefined if it cannot be a Dutch address. */
export const parseHouse = ({ zip, houseNumber, suffix }: AddressQuery): House | undefined => {
  const parts = houseNumberParts({ houseNumber, houseNumberSuffix: suffix })
  return parts.number === '' || !isDutchZip(zip) ? undefined : { zip: normaliseZip(zip), ...parts }
}

/** Equal for all spellings of an address. */
export const houseKeyOf = ({ zip, number, addition }: House): string => `${zip} ${number} ${addition}`

/**
 * The house with this addition, which is an exact match, or else the one without addition, or else the first: these are
 * close enough.
 */
export const findHouse = <A extends { readonly addition: string }>(
  houses: ReadonlyArray<A>,
  addition: string,
): { readonly house: A; readonly isExact: boolean } | undefined => {
  const house =
    houses.find((candidate) => candidate.addition === addition) ??
    houses.find((candidate) => candidate.addition === '') ??
    houses[0]
  return house && { house, isExact: house.addition === addition }
}
