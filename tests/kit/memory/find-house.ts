import { normaliseZip, type FoundAddress, type Lookup } from '../../../src/domain/address'
import type { MemoryServer } from './memory-server'

/** The address of a house, in any spelling of its zip code and suffix, or else of another house with that number. */
export const findHouse = ({ addresses }: Pick<MemoryServer, 'addresses'>, lookup: Lookup): FoundAddress | undefined => {
  const sameNumber = addresses.filter(([house]) => numberKeyOf(house) === numberKeyOf(lookup))
  const withSuffix = (suffix: string) => sameNumber.find(([house]) => suffixKeyOf(house) === suffix)
  const exact = withSuffix(suffixKeyOf(lookup))
  const [, found] = exact ?? withSuffix('') ?? sameNumber[0] ?? []
  return found && { ...found, isExact: exact !== undefined }
}

const numberKeyOf = ({ zip, houseNumber }: Lookup): string => `${normaliseZip(zip)} ${houseNumber.trim()}`

const suffixKeyOf = ({ houseNumberSuffix }: Lookup): string => houseNumberSuffix.trim().toUpperCase()
