import type { Coordinates } from './coordinates'
import { houseNumberWithSuffix } from './address-summary'
import { formatZip, normaliseZip } from './zip'

/** An address as somebody wrote it. */
export type WrittenAddress = {
  readonly zip: string
  readonly houseNumber: string
  readonly houseNumberSuffix: string | undefined
  readonly street: string | undefined
  readonly city: string | undefined
}

/** An address of a register. */
export type RegisteredAddress = {
  readonly zip: string
  readonly houseNumber: string
  readonly suffix: string | undefined
  readonly street: string
  readonly city: string
  readonly coordinates: Coordinates
}

export type House = Pick<WrittenAddress, 'zip' | 'houseNumber' | 'houseNumberSuffix'>

const houseNumberPattern = /^0*([1-9]\d{0,4})(?!\d)(.*)$/s

/** The digits of a house number, which are empty where it does not begin with any, and what follows them. */
export const houseNumberParts = ({
  houseNumber,
  houseNumberSuffix = '',
}: Omit<House, 'zip'>): { readonly number: string; readonly addition: string } => {
  const [, number = '', remainder = houseNumber] = houseNumberPattern.exec(houseNumber.trim()) ?? []
  return { number, addition: additionOf(`${remainder}${houseNumberSuffix}`) }
}

/** Letters and digits only, so that A-2, a 2 and A2 are equal. */
export const additionOf = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toLowerCase()

/** Equal for all spellings of the zip code, house number and suffix of an address, whether or not it is Dutch. */
export const addressKeyOf = (house: House): string => {
  const { number, addition } = houseNumberParts(house)
  return `${normaliseZip(house.zip)} ${number} ${addition}`
}

/** A house as dispatchers read it, such as 3511 AB 12a. */
export const houseLabel = ({ zip, houseNumber, houseNumberSuffix }: House): string =>
  `${formatZip(zip)} ${houseNumberWithSuffix(houseNumber, houseNumberSuffix)}`

/** The house of a key, in the spelling of the key. */
export const houseOfKey = (key: string): House => {
  const [zip = '', houseNumber = '', addition = ''] = key.split(' ')
  return { zip, houseNumber, houseNumberSuffix: addition === '' ? undefined : addition }
}

/** What the users of an organisation corrected of an address: another house is meant, or the house has another place. */
export type AddressCorrection = {
  /** in the spelling of its key */
  readonly written: WrittenAddress
  readonly corrected: WrittenAddress
  /** undefined where the address service says where the corrected address is */
  readonly coordinates: Coordinates | undefined
  readonly by: string
  /** an ISO date-time in UTC */
  readonly at: string
}

/** The newest corrections that were asked for, and whether there are older ones. */
export type AddressCorrections = { readonly corrections: ReadonlyArray<AddressCorrection>; readonly isMore: boolean }
