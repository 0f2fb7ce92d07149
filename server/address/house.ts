import { isDutchZip, normaliseZip } from '../../src/domain/address'
import type { AddressQuery } from './geocoder'

/**
 * An address in the parts that registers keep. `addition` tells houses with the same number apart, often by a letter.
 */
export type House = { readonly zip: string; readonly number: string; readonly addition: string }

const houseNumberPattern = /^0*([1-9]\d{0,4})(?!\d)(.*)$/s

/** 12A, 12 a, 12-A, and 12 with the suffix a are the same house. Undefined where it cannot be a Dutch address. */
export const parseHouse = ({ zip, houseNumber, suffix }: AddressQuery): House | undefined => {
  const [, number, remainder = ''] = houseNumberPattern.exec(houseNumber.trim()) ?? []
  if (number === undefined || !isDutchZip(zip)) return undefined
  return { zip: normaliseZip(zip), number, addition: additionOf(`${remainder}${suffix ?? ''}`) }
}

/** Only letters and digits, so that A-2, a 2 and A2 are the same. */
export const additionOf = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toLowerCase()

/** The same key for each way to write the address. */
export const houseKeyOf = ({ zip, number, addition }: House): string => `${zip} ${number} ${addition}`

/** The house with this addition. Where it is unknown, the house without addition is near enough. */
export const findHouse = <A extends { readonly addition: string }>(
  houses: ReadonlyArray<A>,
  addition: string,
): A | undefined =>
  houses.find((house) => house.addition === addition) ?? houses.find((house) => house.addition === '') ?? houses[0]
