import { isDutchZip, plainZip } from '../../src/domain/address'
import type { AskedAddress } from './address-book'

/** An address taken apart as registers keep it; `addition` is a letter or whatever else tells houses of a number apart. */
export type House = { readonly zip: string; readonly number: string; readonly addition: string }

const numbered = /^0*([1-9]\d{0,4})(?!\d)(.*)$/s

/** 12A, 12 a, 12-A, and 12 with the suffix a are one house. Nothing where no Dutch house can be meant. */
export const houseOf = ({ zip, houseNumber, suffix }: AskedAddress): House | undefined => {
  const [, number, rest = ''] = numbered.exec(houseNumber.trim()) ?? []
  if (number === undefined || !isDutchZip(zip)) return undefined
  return { zip: plainZip(zip), number, addition: additionOf(`${rest}${suffix ?? ''}`) }
}

/** Without what people put between: A-2, a 2 and A2 are the same. */
export const additionOf = (written: string): string => written.replace(/[^\p{L}\d]/gu, '').toLowerCase()

/** One name for however it was written. */
export const keyOf = ({ zip, number, addition }: House): string => `${zip} ${number} ${addition}`

/** Of the houses of a number the one that is meant; an unknown addition is not far from the house itself. */
export const houseMeant = <A extends { readonly addition: string }>(
  houses: ReadonlyArray<A>,
  addition: string,
): A | undefined =>
  houses.find((house) => house.addition === addition) ?? houses.find((house) => house.addition === '') ?? houses[0]
